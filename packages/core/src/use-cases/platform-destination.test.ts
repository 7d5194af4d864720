import { createDecipheriv, createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { LANGUAGES } from '../locale/language.ts';
import type { Departure } from '../redirect/departure.ts';
import { aConfiguration, anAccount, anAccountOperator } from '../testing/builders.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeChooseDestination } from './choose-destination.ts';
import { makePlatformDestination } from './platform-destination.ts';

const SITE = { origin: 'https://login.example' };

const NOW = 1_800_000_000_123;
const WEB = 'https://trade.example/web';
const urls = {
  ...aConfiguration().urls,
  redirects: {
    webtrader: WEB,
    advantage: 'https://trade.example/advantage',
    settings: 'https://trade.example/settings',
  },
};

const departure: Departure = {
  visit: { region: 'en-uk', language: 'en', query: '' },
  parameters: { username: 'DM 1', session: 'S+1', userType: 7 },
  account: anAccount({
    accountOperators: [anAccountOperator({ id: '4000' }), anAccountOperator({ id: '5000' })],
  }),
  platformType: 'webtrader',
};

function choose(changes: Partial<Configuration> = {}, given: Partial<Departure> = {}) {
  const configuration = aConfiguration({ urls, ...changes });
  const toPlatform = makePlatformDestination(configuration, fakeClock(NOW), () => 'dark');
  return makeChooseDestination(configuration, toPlatform)({ ...departure, ...given });
}

async function parametersOf(...args: Parameters<typeof choose>) {
  return Object.fromEntries(new URL((await choose(...args))._unsafeUnwrap().url).searchParams);
}

describe('the values of the platform address (functional spec, the platform address)', () => {
  it('are those of this sign-in [3.30, 7.13]', async () => {
    expect(await parametersOf({ appTitle: 'Meridian' })).toEqual({
      sessionId: 'S+1',
      userName: 'DM 1',
      userType: '7',
      cultureCode: 'en-EN',
      AuthenticationUri: 'https://login.example/en-uk',
      theme: 'dark',
      title: 'Meridian',
      cultureId: '69',
      showMenu: 'true',
      page: '',
      time: String(NOW),
      language: 'en',
      accountOperator: '4000',
    });
  });

  it.each(LANGUAGES)('speak %s', async (language) => {
    const values = await parametersOf({}, { visit: { ...departure.visit, language } });
    expect(values.language).toBe(language);
    expect(values.cultureCode).toMatch(language === 'zh' ? /^zh-CHS$/ : new RegExp(`^${language}-[A-Z]{2}$`));
  });

  it('come back to the configured address, else to the region’s root [3.41]', async () => {
    const reloadURL = 'https://back.example/';
    expect((await parametersOf({ urls: { ...urls, reloadURL } })).AuthenticationUri).toBe(reloadURL);
    const visit = { ...departure.visit, region: null };
    expect((await parametersOf({}, { visit })).AuthenticationUri).toBe('https://login.example/');
  });

  it('are empty where nothing is known', async () => {
    const account = anAccount({ accountOperators: [] });
    const values = await parametersOf(
      {},
      { account, parameters: { ...departure.parameters, userType: null } },
    );
    expect(values).toMatchObject({ accountOperator: '', userType: '', page: '' });
  });

  it('pass a user type of zero on [6.2]', async () => {
    const values = await parametersOf({}, { parameters: { ...departure.parameters, userType: 0 } });
    expect(values.userType).toBe('0');
  });

  it('carry the page parameter, unless it is repeated', async () => {
    const at = (query: string) => parametersOf({}, { visit: { ...departure.visit, query } });
    expect((await at('?page=a%26b')).page).toBe('a&b');
    expect((await at('?page=a&page=b')).page).toBe('');
  });
});

describe('the platform', () => {
  it('is that of the platform type, page=settings apart', async () => {
    const at = async (platformType: Departure['platformType'], query = '') =>
      (await choose({}, { platformType, visit: { ...departure.visit, query } }))
        ._unsafeUnwrap()
        .url.split('?')[0];
    expect(await at('webtrader')).toBe(WEB);
    expect(await at('advantage')).toBe('https://trade.example/advantage');
    expect(await at('settings')).toBe('https://trade.example/settings');
    expect(await at('webtrader', '?page=settings')).toBe('https://trade.example/settings');
  });

  it('is a configuration fault where none is configured', async () => {
    const outcome = await choose({ urls: { ...urls, redirects: {} } });
    expect(outcome._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'urls.redirects',
    });
  });
});

describe('the single sign-on post', () => {
  const sso = 'https://sso.example/';
  const withSso = { useSso: true, urls: { ...urls, sso } };

  it('posts four fields, the platform address among them [3.41, 4.5, 7.17]', async () => {
    const platform = (await choose())._unsafeUnwrap().url;
    const { parts, ...post } = (await choose(withSso))._unsafeUnwrap();
    expect(parts.map(({ name }) => name)).toEqual([
      'Username',
      'Session',
      'AuthenticationUri',
      'RedirectUri',
    ]);
    expect(post).toEqual({
      kind: 'form-post',
      purpose: 'platform',
      url: sso,
      fields: {
        Username: 'DM 1',
        Session: 'S+1',
        AuthenticationUri: 'https://login.example/en-uk',
        RedirectUri: platform,
      },
    });
  });

  it.each([
    ['it is not wanted', { useSso: false, urls: { ...urls, sso } }, {}],
    ['it has no address', { useSso: true, urls }, {}],
    ['the platform is advantage', withSso, { platformType: 'advantage' }],
    ['the platform is settings', withSso, { platformType: 'settings' }],
    ['the page asks for settings', withSso, { visit: { ...departure.visit, query: '?page=settings' } }],
  ] as const)('plays no part when %s [3.33, 4.5]', async (_why, changes, given) => {
    expect((await choose(changes, given))._unsafeUnwrap().kind).toBe('navigate');
  });
});

describe('the field whose template made the address', () => {
  it.each([
    ['webtrader', ''],
    ['advantage', ''],
    ['settings', '?page=settings'],
  ] as const)('goes along with it, as the source of its parts: %s', async (platform, query) => {
    const platformType = platform === 'settings' ? 'webtrader' : platform;
    const given = { platformType, visit: { ...departure.visit, query } } as const;
    const redirects = { ...urls.redirects, [platform]: 'https://trade.example/?own={page}&fixed=1' };
    const { kind, parts } = (await choose({ urls: { ...urls, redirects } }, given))._unsafeUnwrap();
    expect(kind).toBe('navigate');
    expect(parts.at(-1)).toMatchObject({ name: 'fixed', source: `urls.redirects.${platform}` });
  });
});

describe('the encrypted address (functional spec, the encrypted query)', () => {
  const encryption = { algorithm: 'des-ede3-cbc', keyMd5Of: 'secret', ivHex: '0011223344556677' } as const;
  const encrypted = { encrypted: true, encryptedParam: 'q', encryption };

  /** Decrypts a query with OpenSSL, independently of our cipher. */
  function decrypt(base64: string): string {
    const md5 = createHash('md5').update('secret').digest();
    const key = Buffer.concat([md5, md5.subarray(0, 8)]);
    const decipher = createDecipheriv('des-ede3-cbc', key, Buffer.from(encryption.ivHex, 'hex'));
    return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString();
  }

  it('carries the whole query in one parameter, and nothing beside it [7.15]', async () => {
    const plain = new URL((await choose())._unsafeUnwrap().url);
    const url = new URL((await choose(encrypted))._unsafeUnwrap().url);
    expect([...url.searchParams.keys()]).toEqual(['q']);
    expect(`?${decrypt(url.searchParams.get('q') ?? '')}`).toBe(plain.search);
    expect(url.href).not.toContain('S%2B1');
  });

  it('carries the template’s own query and the skin’s entries too, and leaves the fragment where it is', async () => {
    const redirects = { webtrader: 'https://trade.example/a/?x=1&s={sessionId}#/home?keep=1' };
    const skin = { accent: '#0a5', skinId: 'a b' };
    const given = { ...encrypted, skin, urls: { ...urls, redirects } };
    const url = new URL((await choose(given))._unsafeUnwrap().url);
    expect([...url.searchParams.keys()]).toEqual(['q']);
    expect(decrypt(url.searchParams.get('q') ?? '')).toBe('x=1&s=S%2B1&accent=%230a5&skinId=a%20b');
    expect(url.hash).toBe('#/home?keep=1');
  });

  it('is percent-encoded once', async () => {
    const address = (await choose(encrypted))._unsafeUnwrap().url;
    const [, written = ''] = address.split('?q=');
    expect(written).toMatch(/^(?:[A-Za-z0-9]|%2B|%2F|%3D)+$/);
    expect(decodeURIComponent(written)).toBe(new URL(address).searchParams.get('q'));
  });

  it('is what the single sign-on post leads to', async () => {
    const sso = 'https://sso.example/';
    const posted = (await choose({ ...encrypted, useSso: true, urls: { ...urls, sso } }))._unsafeUnwrap();
    if (posted.kind !== 'form-post') expect.unreachable();
    expect(posted.fields.RedirectUri).toBe((await choose(encrypted))._unsafeUnwrap().url);
    expect(posted.fields.Session).toBe('S+1');
  });

  it.each([
    { keyText: `${'k'.repeat(21)}\uD800` },
    { keyMd5Of: 'half \uDC00' },
    { passphrase: '\uD800\uD800' },
  ])('is written with whatever key the configuration may have: %j', async (key) => {
    const json = {
      ...aConfiguration({ ...encrypted, urls }),
      encryption: { ivHex: encryption.ivHex, ...key },
    };
    const configuration = parseConfiguration(json, SITE)._unsafeUnwrap();
    expect((await choose(configuration))._unsafeUnwrap().url).toMatch(/^https:\/\/trade\.example\/web\?q=.+/);
  });

  it('is a fault, and no defect, where the key cannot be followed', async () => {
    const unusable = { ...encryption, ivHex: '00' };
    expect((await choose({ ...encrypted, encryption: unusable }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'encryption',
    });
  });

  it('is never written where the configuration does not encrypt', async () => {
    const { encryption: _none, ...without } = encrypted;
    const plain = await choose({ ...encrypted, encrypted: false });
    expect(plain._unsafeUnwrap().url).toContain('sessionId=S%2B1');
    // A plain address never replaces an encrypted one.
    expect((await choose(without))._unsafeUnwrapErr()).toMatchObject({
      kind: 'configuration-fault',
      field: 'encryption',
    });
  });

  it('costs nothing where it is not written: whoever asks for the cipher asks late', () => {
    const root = new URL('..', import.meta.url);
    const asking = globSync('**/*.ts', { cwd: root.pathname })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(new URL(file, root), 'utf8')] as const)
      .filter(([, text]) => /['"][^'"\n]*query-cipher\.ts['"]/.test(text));
    expect(asking.map(([file]) => file).sort()).toEqual(['index.ts', 'redirect/encrypt-query.ts']);
    for (const [file, text] of asking) {
      if (file !== 'index.ts') expect(text).toMatch(/await import\('.*query-cipher\.ts'\)/);
      // Type imports are gone at run time.
      expect(text.replace(/^(?:import|export) type .*$/gm, '')).not.toMatch(/from '[^']*query-cipher/);
    }
  });
});

describe('the answer to a partner', () => {
  it('holds the session as code, and the state as it came [4.8]', async () => {
    const uri = 'https://partner.example/cb';
    const outcome = await choose(
      { brand: 'tradingview-forex', redirectUris: [{ uri, allowQuery: false }] },
      { visit: { ...departure.visit, query: `?redirect_uri=${encodeURIComponent(uri)}&state=a%2Bb%20c` } },
    );
    const { parts, ...destination } = outcome._unsafeUnwrap();
    expect(parts.map(({ name, secret }) => [name, secret])).toEqual([
      ['code', 'S+1'],
      ['state', null],
    ]);
    expect(destination).toEqual({
      kind: 'navigate',
      purpose: 'partner',
      url: `${uri}?code=S%2B1&state=a%2Bb%20c`,
    });
  });
});
