// Tells visitors that their browser is too old, in syntax that old browsers can read. Without support for modules, it runs
// before the page is parsed. In browsers that have modules but lack other APIs, the page imports it later.
// biome-ignore-all lint/complexity/useArrowFunction: arrow functions are newer than these browsers
// biome-ignore-all lint/suspicious/noVar: and so are constants
var sentences = {
  en: 'This browser is too old for this page. Please use a current version of Chrome, Edge, Firefox or Safari.',
  zh: '此浏览器的版本过旧，无法打开此页面。请使用最新版本的 Chrome、Edge、Firefox 或 Safari。',
  ja: 'お使いのブラウザーは古いため、このページを表示できません。Chrome、Edge、Firefox、Safari のいずれかの最新版をご利用ください。',
  ar: 'هذا المتصفح قديم ولا يمكنه عرض هذه الصفحة. يُرجى استخدام إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  de: 'Dieser Browser ist zu alt für diese Seite. Bitte verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  pl: 'Ta przeglądarka jest zbyt stara dla tej strony. Proszę użyć aktualnej wersji Chrome, Edge, Firefox lub Safari.',
  es: 'Este navegador es demasiado antiguo para esta página. Utilice una versión actual de Chrome, Edge, Firefox o Safari.',
};

function tell() {
  var page = document.documentElement;
  var asked = /[?&]lang=(\w\w)/.exec(window.location.search);
  var language = (asked && sentences[asked[1]] && asked[1]) || page.lang;
  if (!sentences[language]) language = 'en';
  var root = document.getElementById('root');
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
  var sentence = document.createElement('p');
  sentence.className = 'no-script';
  sentence.textContent = sentences[language];
  root.textContent = '';
  root.appendChild(sentence);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
else tell();
