import {
  buildAuthorizationRedirect,
  buildMyAccountUrl,
  buildPlatformUrl,
  type Configuration,
  type Destination,
} from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { departureOf } from '../driver/departure-of.ts';
import { viewDestination } from './destination-view.ts';
import { MASK, makeVault } from './vault.ts';

const SESSION = 'a1b2c3d4-session';

function view(destination: Destination) {
  const vault = makeVault();
  vault.add(SESSION);
  return viewDestination(departureOf(destination), vault);
}

async function viewPlatform(template: string, changes: Partial<Configuration> = {}, page = '') {
  const urls = { ...aConfiguration().urls, redirects: { webtrader: template } };
  const address = await buildPlatformUrl(aConfiguration({ ...changes, urls }), 'webtrader', {
    sessionId: SESSION,
    userName: 'me',
    userType: '1',
    cultureCode: 'en-EN',
    AuthenticationUri: 'https://a.example/',
    theme: 'light',
    title: 'Meridian',
    cultureId: '69',
    showMenu: 'true',
    page,
    time: '0',
    language: 'en',
    accountOperator: '',
  });
  return view({ kind: 'navigate', purpose: 'platform', ...address._unsafeUnwrap() });
}

describe('destination in a report', () => {
  it('is split into origin, path and parameters', async () => {
    expect(await viewPlatform('https://web.example:8443/trade/now?UN={userName}&title=A%20B#top')).toEqual({
      kind: 'navigate',
      origin: 'https://web.example:8443',
      path: '/trade/now',
      parameters: { UN: 'me', title: 'A B' },
    });
  });

  it('is an origin alone where there is no more', async () => {
    expect(await viewPlatform('https://web.example?a={page}')).toMatchObject({
      origin: 'https://web.example',
      path: '',
    });
    expect(await viewPlatform('https://web.example#a={page}')).toMatchObject({
      origin: 'https://web.example',
      path: '',
    });
  });

  it.each(['SN', 'sessionId', 'session', 'code', 'token', 'any'])(
    'masks the session in the parameter %s, whatever its name',
    async (name) => {
      const { parameters } = await viewPlatform(`https://web.example/?${name}={sessionId}&fixed=1`);
      expect(parameters).toEqual({ [name]: MASK, fixed: '1' });
    },
  );

  it('masks the session under every other name, and in the path', async () => {
    const template = 'https://web.example/s/{sessionId}/x?q={page}&r={userName}';
    const { path, parameters } = await viewPlatform(template, {}, `before-${SESSION}`);
    expect(path).toBe(`/s/${MASK}/x`);
    expect(parameters).toEqual({ '{sessionId}': MASK, q: MASK, r: 'me' });
  });

  it('masks what the vault knows, though no part is secret', () => {
    const parts = [{ name: `n-${SESSION}`, value: `v-${SESSION}`, source: 'somewhere', secret: null }];
    const destination: Destination = {
      kind: 'navigate',
      purpose: 'platform',
      url: 'https://a.example',
      parts,
    };
    expect(view(destination).parameters).toEqual({ [`n-${MASK}`]: `v-${MASK}` });
  });

  it('masks the session in a fragment', async () => {
    const shown = await viewPlatform('https://web.example/#/home?sn={sessionId}&un={userName}');
    expect(JSON.stringify(shown)).not.toContain(SESSION);
    expect(shown.parameters).toEqual({ sn: MASK, un: 'me' });
  });

  it('masks the encrypted parameter whole', async () => {
    const encryption = { algorithm: 'des-ede3-ecb', keyHex: 'a0'.repeat(24) } as const;
    const changes = { encrypted: true, encryptedParam: 'q', encryption };
    expect((await viewPlatform('https://web.example/', changes)).parameters).toEqual({ q: MASK });
  });

  it('shows an application address by its scheme', () => {
    const uri = 'broker-app:/callback';
    const built = buildAuthorizationRedirect(uri, [uri], { code: SESSION, state: 's' })._unsafeUnwrap();
    expect(view({ kind: 'navigate', purpose: 'partner', ...built })).toEqual({
      kind: 'navigate',
      origin: 'broker-app:',
      path: '/callback',
      parameters: { code: MASK, state: 's' },
    });
  });

  it('masks the session of a my-account address', () => {
    const template = 'https://my.example/?s={session}&u={username}&x={source}';
    const built = buildMyAccountUrl(template, { username: 'me', session: SESSION })._unsafeUnwrap();
    expect(view({ kind: 'navigate', purpose: 'my-account', ...built }).parameters).toEqual({
      s: MASK,
      u: 'me',
      x: 'tradingview',
    });
  });

  it('masks session and RedirectUri of a form post', () => {
    const fields = {
      Username: 'me',
      Session: SESSION,
      AuthenticationUri: 'https://a.example/',
      RedirectUri: 'https://b.example/?x=1',
    };
    const secrets: readonly string[] = [fields.Session, fields.RedirectUri];
    const parts = Object.entries(fields).map(([name, value]) => ({
      name,
      value,
      source: 'somewhere',
      secret: secrets.includes(value) ? value : null,
    }));
    const url = 'https://sso.example/in';
    const form: Destination = { kind: 'form-post', purpose: 'platform', url, fields, parts };
    expect(viewDestination(departureOf(form), makeVault())).toEqual({
      kind: 'form-post',
      origin: 'https://sso.example',
      path: '/in',
      parameters: {
        Username: 'me',
        Session: MASK,
        AuthenticationUri: 'https://a.example/',
        RedirectUri: MASK,
      },
    });
  });
});
