import {
  buildPlatformUrl,
  cultureOf,
  LANGUAGES,
  type PlatformValues,
  resetPageUrl,
} from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyText } from './support/texts.ts';

const NAMES = [
  'sessionId',
  'userName',
  'userType',
  'cultureCode',
  'AuthenticationUri',
  'theme',
  'title',
  'cultureId',
  'showMenu',
  'page',
  'time',
  'language',
  'accountOperator',
] as const;

const values: fc.Arbitrary<PlatformValues> = fc
  .tuple(...NAMES.map(() => anyText))
  .map((texts) => Object.fromEntries(NAMES.map((name, at) => [name, texts[at] ?? ''])) as PlatformValues);

const name = fc.constantFrom(...NAMES);
const fragment = fc.constantFrom('', '#', '#/home', '#/home?a=b', '#?', '#{');
const skin = fc.dictionary(
  anyText.filter((text) => text !== '__proto__' && !/^\d+$/.test(text)),
  anyText,
  { maxKeys: 4, noNullPrototype: true },
);

describe('the platform address', () => {
  it('carries every value unharmed as a parameter, then the skin [7.13, 7.14]', () => {
    always([values, skin, fragment.filter((text) => !text.includes('{'))], (given, colours, hash) => {
      const url = new URL(
        buildPlatformUrl(aConfiguration({ skin: colours }), `https://t.example/p?own=1${hash}`, given),
      );
      expect([...url.searchParams]).toEqual([
        ['own', '1'],
        ...NAMES.map((key) => [key, given[key]]),
        ...Object.entries(colours),
      ]);
      expect([url.origin, url.pathname]).toEqual(['https://t.example', '/p']);
    });
  });

  it('carries every value unharmed in its placeholders, once encoded, with one brace or two [7.13]', () => {
    always([values, name, name, fragment], (given, one, other, hash) => {
      const template = `https://t.example/p/-{${one}}-?a={{${other}}}&b={${one}}${hash}`;
      const text = buildPlatformUrl(aConfiguration(), template, given);
      const url = new URL(text);
      expect([...url.searchParams]).toEqual([
        ['a', given[other]],
        ['b', given[one]],
      ]);
      expect(text.split('?')[0]).toBe(`https://t.example/p/-${encodeURIComponent(given[one])}-`);
      expect(text.endsWith(hash)).toBe(true);
      expect(url.origin).toBe('https://t.example');
    });
  });

  it('hands the whole query to the cipher, and shows nothing of it [7.15]', () => {
    always([values, skin, fragment], (given, colours, hash) => {
      const configuration = aConfiguration({ skin: colours, encryptedParam: 'q' });
      const template = `https://t.example/p?s={sessionId}&u={userName}${hash}`;
      const plain = buildPlatformUrl(configuration, template, given);
      const encrypted = buildPlatformUrl(configuration, template, given, (text) =>
        [...text].toReversed().join(''),
      );
      const [param, ...others] = [...new URL(encrypted).searchParams];
      expect(others).toEqual([]);
      expect(param?.[0]).toBe('q');
      expect([...(param?.[1] ?? '')].toReversed().join('')).toBe(
        plain.slice('https://t.example/p?'.length, plain.length - hash.length),
      );
      expect(encrypted.endsWith(hash)).toBe(true);
    });
  });
});

describe('the forgotten-password address', () => {
  it('has each of theme and cu exactly once, the provider’s own first, and all else as it was [2.24]', () => {
    const own = fc.array(fc.tuple(fc.constantFrom('theme', 'cu', 'a', 'Theme', 'CU'), anyText), {
      maxLength: 4,
    });
    always(
      [own, anyText, fc.constantFrom(...LANGUAGES), fragment],
      (given, forgottenCode, language, hash) => {
        const query = new URLSearchParams(given).toString();
        const address = `https://f.example/p${query === '' ? '' : `?${query}`}${hash}`;
        const { urls } = aConfiguration();
        const configuration = aConfiguration({
          forgottenCode,
          urls: { ...urls, forgotPasswordUrls: { 'en-us': address } },
        });
        const text = resetPageUrl('en-us', configuration, cultureOf(language)) ?? '';
        const read = [...new URL(text).searchParams];
        expect(read.slice(0, given.length)).toEqual(given);
        const added = read.slice(given.length).map(([key]) => key);
        const missing = ['theme', 'cu'].filter((key) => !given.some(([has]) => has === key));
        expect(added).toEqual(missing.filter((key) => key === 'cu' || forgottenCode !== ''));
        expect(text.endsWith(hash)).toBe(true);
      },
    );
  });
});
