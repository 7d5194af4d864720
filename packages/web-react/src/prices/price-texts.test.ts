import { LANGUAGES } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { informalWords } from '../testing/informal-words.ts';
import { leftoverEnglish } from '../testing/leftover-english.ts';
import { loadPriceTexts, makePriceT, type PriceKey } from './price-texts.ts';
import ENGLISH from './texts/en.json';

const placesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
/** The same in English and another language. */
const SHARED: readonly string[] = ['status.live', 'account.margin', 'account.version'];
const KEYS = Object.keys(ENGLISH) as PriceKey[];

describe.each(LANGUAGES)('the texts of the prices in the language %s', (language) => {
  it('have the keys and the places of the English ones', async () => {
    const texts = await loadPriceTexts(language);
    expect(Object.keys(texts)).toEqual(KEYS);
    for (const key of KEYS) expect(placesIn(texts[key]), key).toEqual(placesIn(ENGLISH[key]));
  });

  it('get their values', async () => {
    const t = await makePriceT(language, await loadPriceTexts(language));
    expect(t('search.found', { count: 3 })).toContain('3');
    expect(t('price.remove', { market: 'A & B' })).toContain('A & B');
  });

  it.skipIf(language === 'en')('are translated, in polite words', async () => {
    const texts = await loadPriceTexts(language);
    expect(KEYS.filter((key) => texts[key] === ENGLISH[key] && !SHARED.includes(key))).toEqual([]);
    for (const [key, text] of Object.entries(texts)) {
      expect(leftoverEnglish(language, text), key).toEqual([]);
      expect(informalWords(language, text), key).toEqual([]);
    }
  });
});
