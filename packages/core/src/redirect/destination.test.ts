import { describe, expect, it } from 'vitest';
import { hostOf } from './destination.ts';
import { buildMyAccountUrl } from './my-account.ts';

describe('the host of a destination, which may be shown', () => {
  it.each([
    ['https://trade.example/webtrader/?sessionId=SECRET', 'trade.example'],
    ['https://trade.example?sessionId=SECRET', 'trade.example'],
    ['https://trade.example#SECRET', 'trade.example'],
    ['https://trade.example:8443/x', 'trade.example:8443'],
    ['http://[::1]:3000/x?y=//z', '[::1]:3000'],
    ['com.example.app://oauth/cb?code=SECRET', 'oauth'],
    ['com.example.app:/oauth?code=SECRET', 'com.example.app:'],
    ['myapp:cb?code=SECRET&x=https://evil.example/', 'myapp:'],
  ])('of %s is %s', (url, host) => {
    expect(hostOf({ kind: 'navigate', purpose: 'platform', url, parts: [] })).toBe(host);
  });
});

describe('the my-account address [3.41, 4.7]', () => {
  const of = (template: string) =>
    buildMyAccountUrl(template, { session: 'S&1', username: 'D M' })._unsafeUnwrap().url;

  it('has its three placeholders filled, the source being tradingview', () => {
    expect(of('https://my.example/?a={session}&b={{username}}&c={source}')).toBe(
      'https://my.example/?a=S%261&b=D%20M&c=tradingview',
    );
  });

  it('gets nothing that it does not ask for', () => {
    expect(of('https://my.example/')).toBe('https://my.example/');
  });
});
