import { describe, expect, it } from 'vitest';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { buildAuthorizationRedirect } from './authorization-redirect.ts';
import { explain, SESSION, values } from './explain-redirect.fixture.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildMyAccountUrl } from './my-account.ts';
import { buildSsoPost } from './sso-post.ts';

const PARTNER = 'https://partner.example/cb';
const explainAnswer = (query: string, state: string) =>
  explainRedirect(
    buildAuthorizationRedirect(`${PARTNER}${query}`, [{ uri: PARTNER, allowQuery: true }], {
      code: SESSION,
      state,
    })._unsafeUnwrap(),
  );
const explainMyAccount = (template: string) =>
  explainRedirect(buildMyAccountUrl(template, { username: 'DM1', session: SESSION })._unsafeUnwrap());

describe('explaining where each parameter comes from', () => {
  it('names the source of each value of a template, and masks the session', async () => {
    expect(await explain('https://platform.example/?SN={{sessionId}}&UN={userName}&fixed=1')).toEqual([
      { name: 'SN', value: '•••', source: 'the session call', secret: true },
      { name: 'UN', value: 'value of userName', source: 'the login form', secret: false },
      { name: 'fixed', value: '1', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: 'kq', source: 'skin.skinId', secret: false },
    ]);
  });

  it('masks a parameter that holds the session among other things', async () => {
    const [parameter] = await explain('https://platform.example/?all={userName}:{sessionId}');
    expect(parameter).toEqual({
      name: 'all',
      value: '•••',
      source: 'the login form; the session call',
      secret: true,
    });
  });

  it('explains all thirteen where the template has no placeholder', async () => {
    const explained = await explain('https://platform.example/start?own=1');
    expect(explained.map(({ name }) => name)).toEqual(['own', ...TEMPLATE_NAMES, 'skinId']);
    expect(explained.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['sessionId']);
    expect(explained.map(({ source }) => source)).toEqual([
      'urls.redirects.webtrader',
      'the session call',
      'the login form',
      'the session call',
      'the language of the page',
      'urls.reloadURL, else the root of the region',
      'defaultTheme, as the page shows it',
      'appTitle',
      'the language of the page',
      'always true',
      'the page parameter of the query',
      'the clock',
      'the language of the page',
      'the first operator of the account',
      'skin.skinId',
    ]);
  });

  it('takes a name that the template writes itself for the template’s, not for the skin’s', async () => {
    const [own] = await explain('https://platform.example/?skinId=own&u={userName}');
    expect(own).toMatchObject({ value: 'own', source: 'urls.redirects.webtrader' });
  });

  it('explains the fragment’s parameters too, and the placeholders of path and route', async () => {
    const template =
      'https://platform.example/{language}/x;s={sessionId}?a=1#/{theme}?TA={{userName}}&SN={{sessionId}}';
    const told = (await explain(template)).map(({ name, value, source }) => [name, value, source]);
    expect(told).toEqual([
      ['{language}', 'value of language', 'the language of the page'],
      ['{sessionId}', '•••', 'the session call'],
      ['a', '1', 'urls.redirects.webtrader'],
      ['skinId', 'kq', 'skin.skinId'],
      ['{theme}', 'value of theme', 'defaultTheme, as the page shows it'],
      ['TA', 'value of userName', 'the login form'],
      ['SN', '•••', 'the session call'],
    ]);
  });

  it.each([
    [
      '#s={sessionId}&own=1',
      [
        ['s', '•••'],
        ['own', '1'],
      ],
    ],
    ['#{sessionId}', [['{sessionId}', '•••']]],
    ['#/home', []],
    ['#', []],
    ['#?&&s={sessionId}', [['s', '•••']]],
  ])('explains the fragment %s', async (fragment, told) => {
    const [skinId, ...rest] = (await explain(`https://platform.example/?u={userName}${fragment}`)).slice(1);
    expect(skinId?.source).toBe('skin.skinId');
    expect(rest.map(({ name, value }) => [name, value])).toEqual(told);
  });

  it('goes by position: a name that stands twice has two sources', async () => {
    expect(
      (await explain('https://platform.example/?skinId={sessionId}&skinId=fixed&&skinId')).slice(0, 4),
    ).toEqual([
      { name: 'skinId', value: '•••', source: 'the session call', secret: true },
      { name: 'skinId', value: 'fixed', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: '', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: 'kq', source: 'skin.skinId', secret: false },
    ]);
  });

  it('tells a skin’s entry from one of the thirteen, and both from the template’s own', async () => {
    const template = 'https://platform.example/?sessionId=fixed';
    const told = await explain(template, {}, { skin: { sessionId: 'shown', time: 'noon' } });
    expect(told.filter(({ name }) => name === 'sessionId')).toEqual([
      { name: 'sessionId', value: 'fixed', source: 'urls.redirects.webtrader', secret: false },
      { name: 'sessionId', value: '•••', source: 'the session call', secret: true },
      { name: 'sessionId', value: 'shown', source: 'skin.sessionId', secret: false },
    ]);
    expect(told.at(-1)).toEqual({ name: 'time', value: 'noon', source: 'skin.time', secret: false });
  });

  it.each(['webtrader', 'advantage', 'settings'] as const)(
    'names the field of the platform: %s',
    async (platform) => {
      const told = await explain('https://platform.example/?p=1&x={sessionId}', {}, {}, platform);
      expect(told.slice(0, 2)).toEqual([
        { name: 'p', value: '1', source: `urls.redirects.${platform}`, secret: false },
        { name: 'x', value: '•••', source: 'the session call', secret: true },
      ]);
    },
  );

  it('masks an encrypted query whole, and explains what stands around it', async () => {
    const encryption = { algorithm: 'des-ede3-ecb', keyHex: 'a0'.repeat(24) } as const;
    const template = 'https://platform.example/{language}?SN={sessionId}&UN={userName}#t={theme}';
    expect(await explain(template, {}, { encrypted: true, encryptedParam: 'q', encryption })).toEqual([
      { name: '{language}', value: 'value of language', source: 'the language of the page', secret: false },
      { name: 'q', value: '•••', source: 'the whole query, encrypted', secret: true },
      { name: 't', value: 'value of theme', source: 'defaultTheme, as the page shows it', secret: false },
    ]);
  });

  it('tells the partner’s own query from the answer behind it', () => {
    expect(explainAnswer('?x=1', 's t')).toEqual([
      { name: 'x', value: '1', source: 'the redirect_uri itself', secret: false },
      { name: 'code', value: '•••', source: 'the session call', secret: true },
      { name: 'state', value: 's t', source: 'the state parameter of the query', secret: false },
    ]);
    expect(explainAnswer('', '').map(({ name }) => name)).toEqual(['code']);
  });

  it('masks the partner’s own parameter where it holds the code', () => {
    expect(explainAnswer(`?x=${SESSION}&y=1`, '').map(({ name, value }) => [name, value])).toEqual([
      ['x', '•••'],
      ['y', '1'],
      ['code', '•••'],
    ]);
  });

  it('explains my-account by position, too', () => {
    const template = 'https://my.example/{username}?s={session}&s=1&session=2#s={session}';
    expect(explainMyAccount(template).map(({ name, value }) => [name, value])).toEqual([
      ['{username}', 'DM1'],
      ['s', '•••'],
      ['s', '1'],
      ['session', '2'],
      ['s', '•••'],
    ]);
  });

  it('explains my-account by its own template', () => {
    expect(explainMyAccount('https://my.example/?s={session}&u={username}&from={source}&fixed=1')).toEqual([
      { name: 's', value: '•••', source: 'the session call', secret: true },
      { name: 'u', value: 'DM1', source: 'the login form', secret: false },
      { name: 'from', value: 'tradingview', source: 'always tradingview', secret: false },
      { name: 'fixed', value: '1', source: 'urls.myAccountUrl', secret: false },
    ]);
  });

  it('masks both fields of the single sign-on post that hold the session', () => {
    // The address may hold the session in encrypted form, where no search for its text finds it.
    const platform = { url: 'https://platform.example/?q=c2VjcmV0', parts: [] };
    const post = buildSsoPost('https://sso.example/?own=1', values, platform);
    const explained = explainRedirect(post);
    expect(explained).toEqual([
      { name: 'own', value: '1', source: 'urls.sso', secret: false },
      { name: 'Username', value: 'value of userName', source: 'the login form', secret: false },
      { name: 'Session', value: '•••', source: 'the session call', secret: true },
      {
        name: 'AuthenticationUri',
        value: 'value of AuthenticationUri',
        source: 'urls.reloadURL, else the root of the region',
        secret: false,
      },
      { name: 'RedirectUri', value: '•••', source: 'the address of the platform', secret: true },
    ]);
    expect(JSON.stringify(explained)).not.toContain(SESSION);
  });

  it('leaves braces that are no placeholder to the template', () => {
    expect(explainMyAccount('https://my.example/{x}?a={y}{}&b={{username}}{z}')).toEqual([
      { name: 'a', value: '{y}{}', source: 'urls.myAccountUrl', secret: false },
      { name: 'b', value: 'DM1{z}', source: 'the login form', secret: false },
    ]);
  });

  it('reads nothing but the parts', () => {
    const parts = [{ name: 'a', value: '1', source: 'somewhere', secret: null }];
    expect(explainRedirect({ parts })).toEqual([
      { name: 'a', value: '1', source: 'somewhere', secret: false },
    ]);
  });
});
