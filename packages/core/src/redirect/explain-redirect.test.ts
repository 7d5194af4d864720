import { describe, expect, it } from 'vitest';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { aConfiguration } from '../testing/index.ts';
import type { Destination } from './destination.ts';
import { explainPlatform, SESSION, values, withTemplate } from './explain-redirect.fixture.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildMyAccountUrl } from './my-account.ts';
import { buildPlatformUrl } from './platform-url.ts';

describe('explaining where each parameter comes from', () => {
  it('names the source of each value of a template, and masks the session', () => {
    expect(explainPlatform('https://platform.example/?SN={{sessionId}}&UN={userName}&fixed=1')).toEqual([
      { name: 'SN', value: '•••', source: 'the session call', secret: true },
      { name: 'UN', value: 'value of userName', source: 'the login form', secret: false },
      { name: 'fixed', value: '1', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: 'kq', source: 'skin.skinId', secret: false },
    ]);
  });

  it('masks a parameter that holds the session among other things', () => {
    const [parameter] = explainPlatform('https://platform.example/?all={userName}:{sessionId}');
    expect(parameter).toEqual({
      name: 'all',
      value: '•••',
      source: 'the login form; the session call',
      secret: true,
    });
  });

  it('explains all thirteen where the template has no placeholder', () => {
    const explained = explainPlatform('https://platform.example/start?own=1');
    expect(explained.map(({ name }) => name)).toEqual(['own', ...TEMPLATE_NAMES, 'skinId']);
    expect(explained.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['sessionId']);
  });

  it.each([
    `https://elsewhere.example/?SN=${SESSION}&skinId=kq`,
    `https://platform.example/?SN=${SESSION}&skinId=other`,
    `https://platform.example/?SN=${SESSION}`,
    `https://platform.example/?skinId=kq&SN=${SESSION}`,
    `https://platform.example/?SN=${SESSION}&skinId=kq#${SESSION}`,
    `https://platform.example/${SESSION}?SN=${SESSION}&skinId=kq`,
    `https://platform.example/?${SESSION}=1`,
  ])('masks whole what this configuration cannot have made: %s', (url) => {
    const configuration = withTemplate('https://platform.example/?SN={sessionId}');
    for (const purpose of ['platform', 'my-account'] as const)
      expect(explainRedirect({ kind: 'navigate', purpose, url }, configuration)).toEqual([
        { name: '•••', value: '•••', source: 'no address of this configuration', secret: true },
      ]);
  });

  it('takes a name that the template writes itself for the template’s, not for the skin’s', () => {
    const [own] = explainPlatform('https://platform.example/?skinId=own&u={userName}');
    expect(own).toMatchObject({ value: 'own', source: 'urls.redirects.webtrader' });
  });

  it('explains the fragment’s parameters too, and the placeholders of path and route', () => {
    const template =
      'https://platform.example/{language}/x;s={sessionId}?a=1#/{theme}?TA={{userName}}&SN={{sessionId}}';
    const told = explainPlatform(template).map(({ name, value, source }) => [name, value, source]);
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
  ])('explains the fragment %s', (fragment, told) => {
    const [skinId, ...rest] = explainPlatform(`https://platform.example/?u={userName}${fragment}`).slice(1);
    expect(skinId?.source).toBe('skin.skinId');
    expect(rest.map(({ name, value }) => [name, value])).toEqual(told);
  });

  it('matches by position: a name that stands twice has two sources', () => {
    expect(
      explainPlatform('https://platform.example/?skinId={sessionId}&skinId=fixed&&skinId').slice(0, 4),
    ).toEqual([
      { name: 'skinId', value: '•••', source: 'the session call', secret: true },
      { name: 'skinId', value: 'fixed', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: '', source: 'urls.redirects.webtrader', secret: false },
      { name: 'skinId', value: 'kq', source: 'skin.skinId', secret: false },
    ]);
  });

  it('tells a skin’s entry from one of the thirteen, and both from the template’s own', () => {
    const template = 'https://platform.example/?sessionId=fixed';
    const configuration = withTemplate(template, { skin: { sessionId: 'shown', time: 'noon' } });
    const url = buildPlatformUrl(configuration, template, values);
    const told = explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration);
    expect(told.filter(({ name }) => name === 'sessionId')).toEqual([
      { name: 'sessionId', value: 'fixed', source: 'urls.redirects.webtrader', secret: false },
      { name: 'sessionId', value: '•••', source: 'the session call', secret: true },
      { name: 'sessionId', value: 'shown', source: 'skin.sessionId', secret: false },
    ]);
    expect(told.at(-1)).toEqual({ name: 'time', value: 'noon', source: 'skin.time', secret: false });
  });

  it.each<[what: string, redirects: { webtrader: string; settings: string }]>([
    [
      'the same base',
      { webtrader: 'https://t.example/', settings: 'https://t.example/settings/?SN={sessionId}' },
    ],
    [
      'other names',
      { webtrader: 'https://t.example/?p=1&x={sessionId}', settings: 'https://t.example/?p=2&y={sessionId}' },
    ],
    [
      'a value in the path',
      { webtrader: 'https://t.example/{userName}?S=1', settings: 'https://t.example/DM1?S={sessionId}' },
    ],
    [
      'other values',
      { webtrader: 'https://t.example/?x={userName}', settings: 'https://t.example/?x={sessionId}' },
    ],
  ])('knows which platform’s template made the address: %s', (_what, redirects) => {
    const configuration = aConfiguration({ urls: { ...aConfiguration().urls, redirects } });
    const url = buildPlatformUrl(configuration, redirects.settings, values);
    const told = explainRedirect(
      { kind: 'navigate', purpose: 'platform', platform: 'settings', url },
      configuration,
    );
    expect(told.at(-1)).toMatchObject({ value: '•••', source: 'the session call', secret: true });
    expect(JSON.stringify(told)).not.toContain(SESSION);
    expect(JSON.stringify(told)).not.toContain('webtrader');
  });

  it('finds the template without being told where just one fits, and else tells nothing', () => {
    const told = (webtrader: string, advantage: string) => {
      const redirects = { webtrader, advantage };
      const configuration = aConfiguration({ urls: { ...aConfiguration().urls, redirects } });
      const url = buildPlatformUrl(configuration, advantage, values);
      return explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration)[0];
    };
    expect(told('https://t.example/?x={userName}', 'https://t.example/?y=1')).toMatchObject({
      name: 'y',
      source: 'urls.redirects.advantage',
    });
    expect(told('https://t.example/?x={userName}', 'https://t.example/?x={sessionId}')).toMatchObject({
      name: '•••',
      value: '•••',
    });
  });

  it('masks an encrypted query whole', () => {
    const configuration = withTemplate('https://platform.example/?SN={sessionId}', {
      encrypted: true,
      encryptedParam: 'q',
    });
    const url = buildPlatformUrl(
      configuration,
      'https://platform.example/?SN={sessionId}',
      values,
      () => 'c2VjcmV0',
    );
    expect(explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration)).toEqual([
      { name: 'q', value: '•••', source: 'the whole query, encrypted', secret: true },
    ]);
  });

  it('tells the partner’s own query from the answer behind it', () => {
    const url = `https://partner.example/cb?x=1&code=${SESSION}&state=s%20t`;
    expect(explainRedirect({ kind: 'navigate', purpose: 'partner', url }, aConfiguration())).toEqual([
      { name: 'x', value: '1', source: 'the redirect_uri itself', secret: false },
      { name: 'code', value: '•••', source: 'the session call', secret: true },
      { name: 'state', value: 's t', source: 'the state parameter of the query', secret: false },
    ]);
  });

  it('masks the partner’s own parameter where it holds the code', () => {
    const url = `https://partner.example/cb?x=${SESSION}&?code=1&code=${SESSION}`;
    const told = explainRedirect({ kind: 'navigate', purpose: 'partner', url }, aConfiguration());
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['x', '•••'],
      ['?code', '1'],
      ['code', '•••'],
    ]);
  });

  it('explains my-account by position, too', () => {
    const myAccountUrl = 'https://my.example/{username}?s={session}&s=1&session=2#s={session}';
    const configuration = aConfiguration({ urls: { ...aConfiguration().urls, myAccountUrl } });
    const url = buildMyAccountUrl(myAccountUrl, { username: 'DM1', session: SESSION });
    const told = explainRedirect({ kind: 'navigate', purpose: 'my-account', url }, configuration);
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['{username}', 'DM1'],
      ['s', '•••'],
      ['s', '1'],
      ['session', '2'],
      ['s', '•••'],
    ]);
  });

  it('explains my-account by its own template', () => {
    const myAccountUrl = 'https://my.example/?s={session}&u={username}&from={source}&fixed=1';
    const configuration = aConfiguration({ urls: { ...aConfiguration().urls, myAccountUrl } });
    const url = `https://my.example/?s=${SESSION}&u=DM1&from=tradingview&fixed=1`;
    expect(explainRedirect({ kind: 'navigate', purpose: 'my-account', url }, configuration)).toEqual([
      { name: 's', value: '•••', source: 'the session call', secret: true },
      { name: 'u', value: 'DM1', source: 'the login form', secret: false },
      { name: 'from', value: 'tradingview', source: 'always tradingview', secret: false },
      { name: 'fixed', value: '1', source: 'urls.myAccountUrl', secret: false },
    ]);
  });

  it('masks both fields of the single sign-on post that hold the session', () => {
    const post: Destination = {
      kind: 'form-post',
      purpose: 'platform',
      url: 'https://sso.example/?own=1',
      fields: {
        Username: 'DM1',
        Session: SESSION,
        AuthenticationUri: 'https://login.example/en-uk',
        RedirectUri: 'https://platform.example/?q=encrypted',
      },
    };
    const explained = explainRedirect(post, aConfiguration());
    expect(explained).toEqual([
      { name: 'own', value: '1', source: 'urls.sso', secret: false },
      { name: 'Username', value: 'DM1', source: 'the login form', secret: false },
      { name: 'Session', value: '•••', source: 'the session call', secret: true },
      {
        name: 'AuthenticationUri',
        value: 'https://login.example/en-uk',
        source: 'urls.reloadURL, else the root of the region',
        secret: false,
      },
      { name: 'RedirectUri', value: '•••', source: 'the address of the platform', secret: true },
    ]);
    expect(JSON.stringify(explained)).not.toContain(SESSION);
  });
});
