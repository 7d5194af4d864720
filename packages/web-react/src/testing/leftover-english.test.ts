import { describe, expect, it } from 'vitest';
import { leftoverEnglish } from './leftover-english.ts';

describe('English words that are left in a translation', () => {
  it.each([
    ['zh', '请 Try again', ['Try', 'again']],
    ['ja', 'コードを Resend してください', ['Resend']],
    ['ar', 'يُرجى Please المحاولة', ['Please']],
    ['de', 'Bitte versuchen Sie es again.', ['again']],
    ['pl', 'Proszę sprawdzić your połączenie.', ['your']],
    ['es', 'The servicio no responde.', ['The']],
  ])('are found in %s: %j', (language, text, words) => {
    expect(leftoverEnglish(language, text)).toEqual(words);
  });

  it.each([
    ['ja', 'JavaScript を有効にし、{file} を Caps Lock なしで SMS に'],
    ['de', 'Der Authentifi\u00adzierungs\u00adcode für {your} Web Trader'],
  ])('are no names and no placeholders in %s: %j', (language, text) => {
    expect(leftoverEnglish(language, text)).toEqual([]);
  });
});
