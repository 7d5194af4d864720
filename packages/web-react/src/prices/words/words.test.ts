import { LANGUAGES } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { informalWords } from '../../testing/informal-words.ts';
import { leftoverEnglish } from '../../testing/leftover-english.ts';
import { ENGLISH_PRICES, type PriceWord } from './english.ts';
import { loadPriceWords } from './load-words.ts';

const placesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
/** The same in English and another language. */
const SHARED: readonly string[] = ['status.live', 'account.margin', 'account.version'];

describe.each(LANGUAGES)('the sentences of the prices in the language %s', (language) => {
  it('have the keys and the places of the English ones', async () => {
    const words = await loadPriceWords(language);
    expect(Object.keys(words)).toEqual(Object.keys(ENGLISH_PRICES));
    for (const key of Object.keys(ENGLISH_PRICES) as PriceWord[])
      expect(placesIn(words[key]), key).toEqual(placesIn(ENGLISH_PRICES[key]));
  });

  it.skipIf(language === 'en')('are translated, in polite words', async () => {
    const words = await loadPriceWords(language);
    const same = (Object.keys(words) as PriceWord[]).filter((key) => words[key] === ENGLISH_PRICES[key]);
    expect(same.filter((key) => !SHARED.includes(key))).toEqual([]);
    for (const [key, text] of Object.entries(words)) {
      expect(leftoverEnglish(language, text), key).toEqual([]);
      expect(informalWords(language, text), key).toEqual([]);
    }
  });
});
