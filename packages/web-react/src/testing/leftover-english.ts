/** Names and borrowed words that Chinese, Japanese and Arabic write in Latin letters. */
const NAMES = [
  'Web Trader',
  'Advantage',
  'TradingView',
  'JavaScript',
  'redirectUri',
  'Caps Lock',
  'SMS',
  'Cookie',
  'OK',
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
];

/** Frequent English words that do not exist in German, Polish or Spanish. */
const JOINING = new Set(
  'the and of you your we our is are was were be been this that these it its with from for not have cannot could please again'.split(
    ' ',
  ),
);

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;

/**
 * Returns the English words in a text of another language. In Chinese, Japanese and Arabic, that is every word in Latin
 * letters that is not a known name; in other languages, frequent English words.
 */
export function leftoverEnglish(language: string, text: string): readonly string[] {
  const words = text.replaceAll(/\{\w+\}/g, ' ').replaceAll(/[\u00ad\u2060]/g, '');
  const own = NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), words);
  const latin = own.match(LATIN_WORD) ?? [];
  if (['zh', 'ja', 'ar'].includes(language)) return latin;
  return latin.filter((word) => JOINING.has(word.toLowerCase()));
}
