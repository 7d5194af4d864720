import { describe, expect, it } from 'vitest';
import type { Configuration } from '../configuration/configuration.ts';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { aConfiguration } from '../testing/index.ts';
import type { Destination } from './destination.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildPlatformUrl, type PlatformValues } from './platform-url.ts';

const SESSION = 'session-canary';
const values = Object.fromEntries(
  TEMPLATE_NAMES.map((name) => [name, name === 'sessionId' ? SESSION : `value of ${name}`]),
) as PlatformValues;

const withTemplate = (webtrader: string, more: Partial<Configuration> = {}): Configuration =>
  aConfiguration({
    skin: { skinId: 'kq' },
    ...more,
    urls: { ...aConfiguration().urls, redirects: { webtrader } },
  });

const explainPlatform = (template: string) => {
  const configuration = withTemplate(template);
  const url = buildPlatformUrl(configuration, template, values);
  return explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration);
};

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

  it('names what no template can be found for by what is known, and masks the session there too', () => {
    const configuration = withTemplate('https://platform.example/?SN={sessionId}');
    const url = `https://elsewhere.example/?x=1&sessionId=${SESSION}&skinId=kq`;
    expect(explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration)).toEqual([
      { name: 'x', value: '1', source: 'urls.redirects.?', secret: false },
      { name: 'sessionId', value: '•••', source: 'the session call', secret: true },
      { name: 'skinId', value: 'kq', source: 'skin.skinId', secret: false },
    ]);
  });

  it('takes a name that the template writes itself for the template’s, not for the skin’s', () => {
    const [own] = explainPlatform('https://platform.example/?skinId=own&u={userName}');
    expect(own).toMatchObject({ value: 'own', source: 'urls.redirects.webtrader' });
  });

  it.each([
    ['advantage', 'https://advantage.example/{language}?fixed=1'],
    ['settings', 'https://settings.example/?fixed=1#{language}'],
  ] as const)('tells the platform %s from others by what stands before its values', (platform, template) => {
    const redirects = {
      advantage: 'https://advantage.example/{language}?fixed=1',
      settings: 'https://settings.example/?fixed=1#{language}',
    };
    const configuration = aConfiguration({ skin: {}, urls: { ...aConfiguration().urls, redirects } });
    const url = buildPlatformUrl(configuration, template, values);
    expect(explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration)).toEqual([
      { name: 'fixed', value: '1', source: `urls.redirects.${platform}`, secret: false },
    ]);
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
      url: 'https://sso.example/',
      fields: {
        Username: 'DM1',
        Session: SESSION,
        AuthenticationUri: 'https://login.example/en-uk',
        RedirectUri: `https://platform.example/?SN=${SESSION}`,
      },
    };
    const explained = explainRedirect(post, aConfiguration());
    expect(explained).toEqual([
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
