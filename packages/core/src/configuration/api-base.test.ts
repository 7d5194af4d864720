import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../testing/builders.ts';
import { apiBaseOf } from './api-base.ts';

const base = (apiEnv: string, tradingApiUrl?: string) => {
  const { urls } = aConfiguration();
  const own = tradingApiUrl === undefined ? {} : { tradingApiUrl };
  return apiBaseOf(aConfiguration({ urls: { ...urls, apiEnv, ...own } }));
};

describe('the API base [7.10]', () => {
  it('is the origin plus /api-ppe when the environment is ppe', () => {
    expect(base('ppe')).toBe('https://login.example/api-ppe');
    expect(base('ppe', 'https://api.example')).toBe('https://login.example/api-ppe');
  });

  it('is the origin plus /api when it is live', () => {
    expect(base('live')).toBe('https://login.example/api');
    expect(base('live', 'https://api.example')).toBe('https://login.example/api');
  });

  it('is the configured trading API else', () => {
    for (const apiEnv of ['', 'own', 'LIVE', 'Ppe', '__proto__'])
      expect(base(apiEnv, 'https://api.example/TradingAPI')).toBe('https://api.example/TradingAPI');
  });

  it('ends without a slash', () => {
    expect(base('', 'https://api.example/')).toBe('https://api.example');
    expect(base('', 'https://api.example/v1//')).toBe('https://api.example/v1');
  });
});
