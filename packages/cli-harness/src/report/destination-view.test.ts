import type { Destination } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { viewDestination } from './destination-view.ts';
import { MASK, makeVault } from './vault.ts';

const SESSION = 'a1b2c3d4-session';

function view(url: string, encryptedParam: string | null = null) {
  const vault = makeVault();
  vault.add(SESSION);
  return viewDestination({ kind: 'navigate', purpose: 'platform', url }, vault, encryptedParam);
}

describe('destination in a report', () => {
  it('is split into origin, path and parameters', () => {
    expect(view('https://web.example:8443/trade/now?UN=me&title=A%20B#top')).toEqual({
      kind: 'navigate',
      origin: 'https://web.example:8443',
      path: '/trade/now',
      parameters: { UN: 'me', title: 'A B' },
    });
  });

  it.each(['SN', 'sessionId', 'session', 'code', 'token'])(
    'masks the parameter %s whatever it holds',
    (name) => {
      expect(view(`https://web.example/?${name}=anything`).parameters).toEqual({ [name]: MASK });
    },
  );

  it('masks the session under every other name, and in the path', () => {
    const { path, parameters } = view(`https://web.example/s/${SESSION}/x?q=before-${SESSION}`);
    expect(path).toBe(`/s/${MASK}/x`);
    expect(parameters).toEqual({ q: `before-${MASK}` });
  });

  it('leaves a fragment out, since a template may put the session there', () => {
    expect(JSON.stringify(view(`https://web.example/#sn=${SESSION}`))).not.toContain(SESSION);
  });

  it('masks the encrypted parameter whole', () => {
    expect(view('https://web.example/?q=c2VjcmV0', 'q').parameters).toEqual({ q: MASK });
  });

  it('shows an application address by its scheme', () => {
    expect(view('broker-app:/callback?code=x')).toMatchObject({ origin: 'broker-app:', path: '/callback' });
  });

  it('masks session and RedirectUri of a form post', () => {
    const form: Destination = {
      kind: 'form-post',
      purpose: 'platform',
      url: 'https://sso.example/in',
      fields: {
        Username: 'me',
        Session: SESSION,
        AuthenticationUri: 'https://a.example/',
        RedirectUri: 'https://b.example/?x=1',
      },
    };
    expect(viewDestination(form, makeVault(), null)).toEqual({
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
