import {
  encodeComponent,
  LANGUAGES,
  parseQuery,
  singleValueOf,
  valuesOf,
  withLanguage,
  writeQuery,
} from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyQuery, anyText, anyUnits } from './support/texts.ts';

/** Lone surrogates cannot be written in UTF-8 and become U+FFFD. */
const wholeCharacters = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

const parameters = fc.array(fc.tuple(anyText, anyText), { maxLength: 8 });

describe('queries', () => {
  it('are read back as they were written', () => {
    always([parameters], (written) => {
      expect(parseQuery(writeQuery(written))).toEqual(written);
      expect(parseQuery(`?${writeQuery(written)}`)).toEqual(written);
    });
  });

  it('mean to the platform’s own reader what they mean to us', () => {
    always([parameters], (written) => {
      expect([...new URLSearchParams(writeQuery(written))]).toEqual(written);
      expect(parseQuery(new URLSearchParams(written).toString())).toEqual(written);
    });
  });

  it('are written as encodeURIComponent writes them, whatever they hold', () => {
    always([anyUnits], (text) => {
      expect(encodeComponent(text)).toBe(encodeURIComponent(wholeCharacters(text)));
    });
  });

  it('never throw and never lose their single value, whatever they are', () => {
    always([anyQuery, anyUnits], (query, name) => {
      const read = parseQuery(query);
      const values = valuesOf(read, name);
      expect(singleValueOf(read, name)).toBe(values.length === 1 ? values[0] : null);
    });
  });

  it('stay the same in another language, byte for byte, `lang` apart', () => {
    always([anyQuery, fc.constantFrom(...LANGUAGES)], (query, language) => {
      const others = (text: string) =>
        text
          .slice(1)
          .split('&')
          .filter((pair) => valuesOf(parseQuery(`?${pair}`), 'lang').length === 0);
      const changed = withLanguage(query, language);
      expect(valuesOf(parseQuery(changed), 'lang')).toEqual([language]);
      expect(others(changed).join('&')).toBe(others(query).join('&'));
      expect(withLanguage(changed, language)).toBe(changed);
    });
  });
});
