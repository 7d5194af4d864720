import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { informalWords } from '../testing/informal-words.ts';
import { leftoverEnglish } from '../testing/leftover-english.ts';
import { textsOf } from '../testing/render.tsx';

const ENGLISH = textsOf('en');
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'] as const;
const PLURAL_FORM = new RegExp(`_(${CATEGORIES.join('|')})$`);

const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const generalOf = (key: string) => key.replace(PLURAL_FORM, '');
/** The messages that count something, each by its general key. */
const COUNTED = Object.keys(ENGLISH).filter(
  (key) => !PLURAL_FORM.test(key) && placeholders(ENGLISH[key]).includes('{seconds}'),
);

/** The forms that CLDR has for a language, besides the general one. */
function formsOf(language: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category));
}

/** Whether a form is used for one number only, so that it may say the number in words. */
function isForOneNumber(language: string, key: string): boolean {
  const rules = new Intl.PluralRules(language);
  const form = PLURAL_FORM.exec(key)?.[1];
  return (
    Array.from({ length: 1000 }, (_, count) => rules.select(count)).filter((it) => it === form).length === 1
  );
}

describe('the translations', () => {
  it('exist for every language that the page speaks [9.13]', () => {
    const files = readdirSync(new URL('../../public/assets/i18n', import.meta.url)).sort();
    expect(files).toEqual(
      ['ar', 'de', 'en-gb', 'en-us', 'en', 'es', 'ja', 'pl', 'zh'].map((name) => `${name}.json`),
    );
  });

  for (const language of ['en', 'ar', 'de', 'es', 'ja', 'pl', 'zh']) {
    describe(language, () => {
      const texts = textsOf(language);
      const keys = Object.keys(texts);

      it('has the keys of English, in its order, and nothing empty', () => {
        const general = (all: readonly string[]) => all.filter((key) => !PLURAL_FORM.test(key));
        expect(general(keys)).toEqual(general(Object.keys(ENGLISH)));
        for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('');
      });

      it('has the plural forms of its language, each after its general form, and no others', () => {
        const forms = keys.filter((key) => PLURAL_FORM.test(key));
        expect(COUNTED.length).toBeGreaterThan(0);
        expect(forms).toEqual(COUNTED.flatMap((key) => formsOf(language).map((form) => `${key}_${form}`)));
        for (const key of COUNTED) {
          const last = keys.indexOf(key) + formsOf(language).length;
          expect(keys.slice(keys.indexOf(key), last + 1).map(generalOf)).toEqual(
            Array(formsOf(language).length + 1).fill(key),
          );
        }
      });

      it('keeps every placeholder', () => {
        for (const [key, text] of Object.entries(texts)) {
          if (isForOneNumber(language, key) && placeholders(text).length === 0) continue;
          expect(placeholders(text), key).toEqual(placeholders(ENGLISH[generalOf(key)]));
        }
      });

      it('is loaded with at most 6 KB', () => {
        expect(brotliCompressSync(JSON.stringify(texts)).length).toBeLessThanOrEqual(6 * 1024);
      });

      it('contains no markup', () => {
        for (const [key, text] of Object.entries(texts)) expect(text, key).not.toMatch(/[<>&]/);
      });

      it('has the words of the reset link in their sentence', () => {
        expect(texts['loginFailed.reset']).toContain(texts['loginFailed.resetLink']);
      });

      if (language === 'en') return;
      it('is a translation: hardly a sentence is left in English', () => {
        const same = keys.filter((key) => texts[key] === ENGLISH[key]);
        const everywhere = ['platform.webtrader', 'platform.advantage', 'leaving.tradingview', 'action.ok'];
        expect(same.filter((key) => !everywhere.includes(key))).toEqual([]);
      });

      it('is polite', () => {
        for (const [key, text] of Object.entries(texts))
          expect(informalWords(language, text), key).toEqual([]);
      });

      it('has no English words within its sentences', () => {
        for (const [key, text] of Object.entries(texts))
          expect(leftoverEnglish(language, text), key).toEqual([]);
      });
    });
  }

  it('of what an old browser is told are polite, without English words', () => {
    const script = readFileSync(new URL('../../public/assets/unsupported.js', import.meta.url), 'utf8');
    const told = [...script.matchAll(/^ {2}(\w\w): \[\s*'(.*)',\s*'(.*)',?\s*\],$/gm)];
    expect(told.length).toBe(7);
    for (const [, language = '', ...texts] of told)
      for (const text of language === 'en' ? [] : texts)
        expect([...informalWords(language, text), ...leftoverEnglish(language, text)], language).toEqual([]);
  });

  it('of British and American English change texts that exist', () => {
    for (const file of ['en-gb', 'en-us']) {
      for (const key of Object.keys(textsOf(file))) expect(ENGLISH).toHaveProperty([key]);
    }
  });
});
