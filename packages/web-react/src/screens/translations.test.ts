import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/render.tsx';

const ENGLISH = textsOf('en');
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the translations', () => {
  it('exist for every language that the page speaks [9.13]', () => {
    const files = readdirSync(new URL('../../public/assets/i18n', import.meta.url)).sort();
    expect(files).toEqual(
      ['ar', 'de', 'en-gb', 'en-us', 'en', 'es', 'ja', 'pl', 'zh'].map((name) => `${name}.json`),
    );
  });

  for (const language of ['ar', 'de', 'es', 'ja', 'pl', 'zh']) {
    describe(language, () => {
      const texts = textsOf(language);

      it('has the keys of English, in its order, and nothing empty', () => {
        expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH));
        for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
      });

      it('keeps every placeholder', () => {
        for (const [key, text] of Object.entries(texts)) {
          expect(placeholders(text), key).toEqual(placeholders(ENGLISH[key] ?? ''));
        }
      });

      it('contains no markup', () => {
        for (const [key, text] of Object.entries(texts)) expect(text, key).not.toMatch(/[<>&]/);
      });

      it('has the words of the reset link in their sentence', () => {
        expect(texts['loginFailed.reset']).toContain(texts['loginFailed.resetLink']);
      });

      it('is a translation: hardly a sentence is left in English', () => {
        const same = Object.keys(texts).filter((key) => texts[key] === ENGLISH[key]);
        const everywhere = ['platform.webtrader', 'platform.advantage', 'leaving.tradingview', 'action.ok'];
        expect(same.filter((key) => !everywhere.includes(key))).toEqual([]);
      });
    });
  }

  it('of British and American English change texts that exist', () => {
    for (const file of ['en-gb', 'en-us']) {
      for (const key of Object.keys(textsOf(file))) expect(ENGLISH).toHaveProperty([key]);
    }
  });
});
