// Tells visitors that their browser is too old, in syntax that old browsers can read. Without support for modules, it runs
// before the page is parsed. In browsers that have modules but lack other APIs, the page imports it later.
// biome-ignore-all lint/complexity/useArrowFunction: arrow functions are newer than these browsers
// biome-ignore-all lint/complexity/useOptionalChain: so are optional chains
// biome-ignore-all lint/suspicious/noVar: and so are constants
/** What is wrong, and what to do. */
var words = {
  en: [
    'This browser is too old for this page',
    'Please use a current version of Chrome, Edge, Firefox or Safari.',
  ],
  zh: ['此浏览器的版本过旧，无法打开此页面', '请使用最新版本的 Chrome、Edge、Firefox 或 Safari。'],
  ja: [
    'お使いのブラウザーは古いため、このページを表示できません',
    'Chrome、Edge、Firefox、Safari のいずれかの最新版をご利用ください。',
  ],
  ar: [
    'هذا المتصفح قديم ولا يمكنه عرض هذه الصفحة',
    'يُرجى استخدام إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  ],
  de: [
    'Dieser Browser ist zu alt für diese Seite',
    'Bitte verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  ],
  pl: [
    'Ta przeglądarka jest zbyt stara dla tej strony',
    'Proszę użyć aktualnej wersji Chrome, Edge, Firefox lub Safari.',
  ],
  es: [
    'Este navegador es demasiado antiguo para esta página',
    'Utilice una versión actual de Chrome, Edge, Firefox o Safari.',
  ],
};

function make(name, className, content) {
  var element = document.createElement(name);
  element.className = className;
  if (typeof content === 'string') element.textContent = content;
  else element.appendChild(content);
  return element;
}

/** The circle with an exclamation mark of every screen that says what went wrong. */
function makeIcon() {
  var space = 'http://www.w3.org/2000/svg';
  var icon = document.createElementNS(space, 'svg');
  var line = icon.appendChild(document.createElementNS(space, 'path'));
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('width', '40');
  icon.setAttribute('height', '40');
  icon.setAttribute('fill', 'none');
  icon.setAttribute('stroke', 'currentColor');
  line.setAttribute('d', 'M2.8 10a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0M10 6v4.8m0 2.9v0');
  line.setAttribute('stroke-linecap', 'round');
  return icon;
}

function makeScreen(language) {
  var screen = make('main', 'screen plain-screen', make('div', 'failure-mark', makeIcon()));
  screen.setAttribute('data-screen', 'unsupported-browser');
  screen.appendChild(make('h1', '', words[language][0]));
  screen.appendChild(make('p', '', words[language][1])).setAttribute('role', 'alert');
  return screen;
}

/** Keeps the header of a stamped document, without what needs the page's scripts. */
function keepHeader(root) {
  var menu = root.querySelector('.language-menu');
  var logo = root.querySelector('.brand-logo');
  menu.parentNode.removeChild(menu);
  // Where the styles cannot give the logo its size, the brand's name takes its place.
  if (!window.CSS || !CSS.supports('inline-size', '1px')) logo.textContent = logo.getAttribute('aria-label');
}

function tell() {
  var page = document.documentElement;
  var asked = /[?&]lang=(\w\w)/.exec(window.location.search);
  var language = (asked && words[asked[1]] && asked[1]) || page.lang;
  if (!words[language]) language = 'en';
  var screen = makeScreen(language);
  var root = document.getElementById('root');
  var form = root.querySelector('.page__body > main');
  // A stamped document starts with the styles of its first frame. This adds the complete style sheet.
  var rest = document.querySelector('template');
  if (rest && rest.content) document.head.appendChild(rest.content);
  var styles = document.querySelector('link[data-complete]');
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
  // A stamped document stays hidden until its own script shows it.
  page.removeAttribute('data-stamp');
  if (styles) styles.media = 'all';
  if (form) {
    keepHeader(root);
    form.parentNode.replaceChild(screen, form);
  } else {
    root.textContent = '';
    root.appendChild(make('div', 'page', make('div', 'page__body page__body--alone', screen)));
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
else tell();
