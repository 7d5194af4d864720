import { createDecipheriv } from 'node:crypto';
import {
  buildPlatformUrl,
  type Configuration,
  cultureOf,
  LANGUAGES,
  type PlatformValues,
  resetPage,
  resetPageUrl,
} from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, alwaysInTime } from './support/runs.ts';
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

const NOTHING = Object.fromEntries(NAMES.map((key) => [key, ''])) as PlatformValues;

const name = fc.constantFrom(...NAMES);
const fragment = fc.constantFrom('', '#', '#/home', '#/home?a=b', '#?', '#{');
const skin = fc.dictionary(
  anyText.filter((text) => text !== '__proto__' && !/^\d+$/.test(text)),
  anyText,
  { maxKeys: 4, noNullPrototype: true },
);

async function build(template: string, given: PlatformValues, changes: Partial<Configuration> = {}) {
  const urls = { ...aConfiguration().urls, redirects: { webtrader: template } };
  return (await buildPlatformUrl(aConfiguration({ ...changes, urls }), 'webtrader', given)).map(
    ({ url }) => url,
  );
}

describe('the platform address', () => {
  it('carries every value unharmed as a parameter, then the skin [7.13, 7.14]', async () => {
    const plain = fragment.filter((text) => !text.includes('{'));
    await alwaysInTime([values, skin, plain], async (given, colours, hash) => {
      const built = await build(`https://t.example/p?own=1${hash}`, given, { skin: colours });
      const url = new URL(built._unsafeUnwrap());
      expect([...url.searchParams]).toEqual([
        ['own', '1'],
        ...NAMES.map((key) => [key, given[key]]),
        ...Object.entries(colours),
      ]);
      expect([url.origin, url.pathname]).toEqual(['https://t.example', '/p']);
    });
  });

  it('carries every value unharmed in its placeholders, once encoded, with one brace or two [7.13]', async () => {
    await alwaysInTime([values, name, name, fragment], async (given, one, other, hash) => {
      // A value that may lead elsewhere in a path is refused: the next property.
      fc.pre(!/\.|%(?:25)*2e/i.test(given[one]));
      const template = `https://t.example/p/-{${one}}-?a={{${other}}}&b={${one}}${hash}`;
      const text = (await build(template, given))._unsafeUnwrap();
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

  it('lets no value of its path lead elsewhere', async () => {
    const pieces = fc.constantFrom('.', '..', '%2e', '%2E', '%252e', '/', '\\', ';', '?', '#', 'a', ' ');
    const value = fc.array(pieces, { maxLength: 4 }).map((parts) => parts.join(''));
    const around = fc.constantFrom('', '.', '%2e', 'x', ';');
    await alwaysInTime([value, value, around, around], async (title, page, before, behind) => {
      const path = `/p/${before}{title}{page}${behind}/q`;
      const built = await build(`https://t.example${path}?x=1`, { ...NOTHING, title, page });
      // The rule a second time: a browser reads the segment, then a server decodes it again.
      const segment = `${before}${encodeURIComponent(title + page)}${behind}`;
      const asRead = new URL(`https://t.example/p/${segment}/q`).pathname;
      const again = new URL(`https://t.example/p/${decodeURIComponent(segment)}/q`).pathname;
      if (asRead !== `/p/${segment}/q` || !again.startsWith('/p/')) expect(built.isErr()).toBe(true);
      if (!`${before}${title}${page}${behind}`.match(/\.|%(?:25)*2e/i)) expect(built.isOk()).toBe(true);
      if (built.isOk()) expect(new URL(built.value).pathname).toBe(asRead);
    });
  });

  it('hands the whole query to the cipher, and shows nothing of it [7.15]', async () => {
    const encryption = { algorithm: 'des-ede3-ecb', keyHex: 'a0'.repeat(24) } as const;
    await alwaysInTime([values, skin, fragment], async (given, colours, hash) => {
      const template = `https://t.example/p?s={sessionId}&u={userName}${hash}`;
      const changes = { skin: colours, encryptedParam: 'q', encryption };
      const plain = (await build(template, given, changes))._unsafeUnwrap();
      const encrypted = (await build(template, given, { ...changes, encrypted: true }))._unsafeUnwrap();
      const [param, ...others] = [...new URL(encrypted).searchParams];
      expect(others).toEqual([]);
      expect(param?.[0]).toBe('q');
      // OpenSSL is independent of our cipher.
      const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(encryption.keyHex, 'hex'), null);
      const read = Buffer.concat([decipher.update(param?.[1] ?? '', 'base64'), decipher.final()]).toString();
      expect(read).toBe(plain.slice('https://t.example/p?'.length, plain.length - hash.length));
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

  it('is never framed where a browser would take it for a page of our own', () => {
    const origins = [
      'https://login.example',
      'https://127.0.0.1',
      'https://[::1]:8443',
      'http://localhost:4301',
    ];
    const scheme = fc.constantFrom('https:', 'HTTPS:', 'http:', '', 'about:', 'blob:https:');
    const slashes = fc.constantFrom('//', '///', '/', '\\\\', '', '/\\');
    const host = fc.constantFrom(
      'login.example',
      'LOGIN.example',
      'log%69n.example',
      'login.example.',
      'user@login.example',
      '127.0.0.1',
      '127.1',
      '0x7F.1',
      '2130706433',
      '[::1]',
      '[0::0:1]',
      'localhost',
      'p.example',
      '',
    );
    const port = fc.constantFrom('', ':443', ':0443', ':80', ':8443', ':4301', ':');
    const rest = fc.constantFrom('', '/', '/forgot', '?a', '#a', '\\x', '/@p.example');
    always([fc.constantFrom(...origins), fc.tuple(scheme, slashes, host, port, rest)], (origin, parts) => {
      const { urls } = aConfiguration();
      const forgotPasswordUrls = { default: parts.join('') };
      const configuration = aConfiguration({ origin, urls: { ...urls, forgotPasswordUrls } });
      const page = resetPage(null, configuration, cultureOf('en'));
      const { url = '', kind } = page ?? {};
      const resolved = URL.canParse(url, `${origin}/reset`) ? new URL(url, `${origin}/reset`).origin : null;
      if (resolved === origin) expect(kind).toBe('new-tab');
    });
  });
});
