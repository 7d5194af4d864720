import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { Configuration } from '../configuration/configuration.ts';
import { LANGUAGES } from '../locale/language.ts';
import type { Departure } from '../redirect/departure.ts';
import { aConfiguration, anAccount, anAccountOperator } from '../testing/builders.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeChooseDestination, type Surroundings } from './choose-destination.ts';

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

const choose = (
  changes: Partial<Configuration> = {},
  given: Partial<Departure> = {},
  surroundings: Partial<Surroundings> = {},
) =>
  makeChooseDestination(aConfiguration({ urls, ...changes }), fakeClock(NOW), {
    origin: 'https://login.example',
    theme: () => 'dark',
    ...surroundings,
  })({ ...departure, ...given });

async function parametersOf(...args: Parameters<typeof choose>) {
  return Object.fromEntries(new URL((await choose(...args))._unsafeUnwrap().url).searchParams);
}

describe('the values of the platform address (docs/unknowns.md, the platform address)', () => {
  it('are those of this sign-in', async () => {
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

  it('come back to the configured address, else to the region’s root', async () => {
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

  it('pass a user type of zero on', async () => {
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

describe('the single sign-on post (spec 4, 7)', () => {
  const sso = 'https://sso.example/';
  const withSso = { useSso: true, urls: { ...urls, sso } };

  it('posts four fields, the platform address among them', async () => {
    const platform = (await choose())._unsafeUnwrap().url;
    expect((await choose(withSso))._unsafeUnwrap()).toEqual({
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
  ] as const)('plays no part when %s', async (_why, changes, given) => {
    expect((await choose(changes, given))._unsafeUnwrap().kind).toBe('navigate');
  });
});

describe('the encrypted address (docs/unknowns.md, the encrypted query)', () => {
  const encrypted = { encrypted: true, encryptedParam: 'q' };

  it('loads the cipher only where the configuration encrypts', async () => {
    const loadCipher = vi.fn(() => okAsync((text: string) => `<${text.length}>`));
    await choose({}, {}, { loadCipher });
    expect(loadCipher).not.toHaveBeenCalled();
    const url = (await choose(encrypted, {}, { loadCipher }))._unsafeUnwrap().url;
    expect(url).toMatch(/^https:\/\/trade\.example\/web\?q=%3C\d+%3E$/);
    expect(url).not.toContain('S%2B1');
  });

  it('never falls back to a plain one', async () => {
    expect((await choose(encrypted)).isErr()).toBe(true);
    const fault = { kind: 'configuration-fault', file: 'x', field: 'encryption', problem: 'p' } as const;
    const outcome = await choose(encrypted, {}, { loadCipher: () => errAsync(fault) });
    expect(outcome._unsafeUnwrapErr()).toBe(fault);
  });
});

describe('the answer to a partner', () => {
  it('holds the session as code, and the state as it came', async () => {
    const uri = 'https://partner.example/cb';
    const outcome = await choose(
      { brand: 'tradingview-forex', redirectUris: [{ uri, allowQuery: false }] },
      { visit: { ...departure.visit, query: `?redirect_uri=${encodeURIComponent(uri)}&state=a%2Bb%20c` } },
    );
    expect(outcome._unsafeUnwrap()).toEqual({
      kind: 'navigate',
      purpose: 'partner',
      url: `${uri}?code=S%2B1&state=a%2Bb%20c`,
    });
  });
});
