import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { departureOrigins } from './departure-origins.ts';

const origin = 'https://login.example';
const urls = {
  apiEnv: 'live',
  redirects: {
    webtrader: 'https://trade.example/{language}/?s={sessionId}',
    advantage: 'https://advantage.example/',
  },
};

const connections = async (
  file: Readonly<Record<string, unknown>>,
  query = '',
  platform: 'webtrader' | 'advantage' | 'settings' = 'webtrader',
) => {
  const configuration = parseConfiguration({ brand: 'forex', urls, ...file }, { origin })._unsafeUnwrap();
  const found = await departureOrigins(configuration, query, platform);
  return found.map((each) => `${each.origin}${each.anonymous ? ' anonymous' : ''}`);
};

describe('the connections that a sign-in will need', () => {
  it('lead to the platform that is chosen, or to the one that the page parameter names', async () => {
    const settings = {
      urls: { ...urls, redirects: { ...urls.redirects, settings: 'https://set.example/' } },
    };
    expect(await connections({})).toEqual(['https://trade.example']);
    expect(await connections({}, '', 'advantage')).toEqual(['https://advantage.example']);
    expect(await connections({}, '', 'settings')).toEqual(['https://trade.example']);
    expect(await connections(settings, '?page=settings')).toEqual(['https://set.example']);
    expect(await connections(settings, '?page=settings&page=settings')).toEqual(['https://trade.example']);
  });

  it('are the same where the query is encrypted', async () => {
    const encryption = { passphrase: 'secret' };
    expect(await connections({ encrypted: true, encryptedParam: 'q', encryption })).toEqual([
      'https://trade.example',
    ]);
  });

  it('lead to the API without cookies, unless it has the site’s own origin', async () => {
    const elsewhere = { urls: { ...urls, apiEnv: 'host', tradingApiUrl: 'https://api.example/TradingAPI' } };
    const own = { urls: { ...urls, apiEnv: 'host', tradingApiUrl: `${origin}/TradingAPI` } };
    expect(await connections(elsewhere)).toEqual(['https://api.example anonymous', 'https://trade.example']);
    expect(await connections(own)).toEqual(['https://trade.example']);
  });

  it('lead to the single sign-on address first', async () => {
    const sso = { useSso: true, urls: { ...urls, sso: 'https://sso.example/login' } };
    expect(await connections(sso)).toEqual(['https://sso.example', 'https://trade.example']);
    expect(await connections(sso, '', 'advantage')).toEqual(['https://advantage.example']);
  });

  it('lead to a partner only if the address is listed', async () => {
    const partner = { brand: 'tradingview-forex', redirectUris: ['https://partner.example/callback'] };
    const at = (address: string) => `?redirect_uri=${encodeURIComponent(address)}`;
    expect(await connections(partner, at('https://partner.example/callback'))).toEqual([
      'https://partner.example',
    ]);
    expect(await connections(partner, at('https://evil.example/callback'))).toEqual([]);
    expect(await connections(partner)).toEqual([]);
  });
});
