import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { leadsTo, parameterName } from './check.ts';

const configuration = aConfiguration({
  redirectUris: [{ uri: 'https://partner.example/cb', allowQuery: true }],
  urls: {
    ...aConfiguration().urls,
    redirects: {
      webtrader: 'https://web.example/trade?SN={sessionId}&L={{language}}',
      advantage: 'https://web.example/{language}/advantage',
    },
    sso: 'https://sso.example/',
    myAccountUrl: 'https://my.example/?s={session}',
  },
});

const at = (url: string, parameters = {}) => leadsTo({ kind: 'navigate', url, parameters }, configuration);

describe('where a login leads', () => {
  it.each([
    ['https://web.example/trade?SN=1&L=de', ['webtrader']],
    ['https://web.example/de/advantage', ['advantage']],
    ['https://partner.example/cb?x=1&code=2', ['partner']],
    ['https://my.example/?s=1', ['my-account']],
    ['https://web.example/trade/x?SN=1', []],
    ['https://web.example.evil.example/trade', []],
  ])('is known by the configuration: %s', (url, places) => {
    expect(at(url)).toEqual(places);
  });

  it('is where the single sign-on passes it on to', () => {
    const parameters = { RedirectUri: 'https://web.example/trade?SN=1' };
    const post = { kind: 'form-post', url: 'https://sso.example/', parameters } as const;
    expect(leadsTo(post, configuration)).toEqual(['webtrader']);
  });

  it('names a value as the template does', () => {
    expect(parameterName('language', 'webtrader', configuration)).toBe('L');
    expect(parameterName('theme', 'webtrader', configuration)).toBe('theme');
    expect(parameterName('session', 'my-account', configuration)).toBe('s');
    expect(parameterName('state', 'partner', configuration)).toBe('state');
  });
});
