import { describe, expect, it } from 'vitest';
import { looksLikeProduction } from './host-rule.ts';

const hostOf = (authority: string) => new URL(`https://${authority}/`).hostname;

describe('a host counts as production', () => {
  it.each([
    'www.example.com',
    'login.broker.example',
    'example.com',
    '8.8.8.8',
    '[2001:db8::1]',
    '172.32.0.1',
    '11.0.0.1',
    'web',
    // A test word as a part of a longer one.
    'login.latestbroker.com',
    'login.devexperts.com',
    'evaluation.broker.com',
    'testing.broker.com',
    'contest1.broker.com',
    // A test word as a public suffix, of a registry or of a hoster.
    'login.forex.qa',
    'trade.broker.dev',
    'broker.dev',
    'dev',
    'broker.vercel.dev',
    'broker.test-iserv.de',
    'login.公司.cn',
  ])('when nothing says otherwise: %s', (host) => {
    expect(looksLikeProduction(hostOf(host))).toBe(true);
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'brand.localhost',
    '127.0.0.1',
    '127.8.9.10',
    '[::1]',
    '2130706433',
    '0x7f.1',
  ])('never on this machine: %s', (host) => {
    expect(looksLikeProduction(hostOf(host))).toBe(false);
  });

  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '[fd12::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
  ])('never at a private address: %s', (host) => {
    expect(looksLikeProduction(hostOf(host))).toBe(false);
  });

  it.each([
    'login.test.example',
    'ciapi-ppe.broker.com',
    'qa2.broker.com',
    'preprod.x.com',
    'stg.x.com',
    'my-staging.x.com',
    'uat.x.com',
    'web.dev.x.com',
    'LOGIN.TEST.X.COM',
    'uat2.broker.com',
    'login-test.broker.com',
    'test2login.broker.com',
    'qa.forex.qa',
    'uat.broker.dev',
    'dev.broker.co.uk',
    'dev.com',
    'broker.test',
    'login.qa.公司.cn',
    'login.uat.broker.com.',
  ])('never when a label says that it is a test environment: %s', (host) => {
    expect(looksLikeProduction(hostOf(host))).toBe(false);
  });

  it('when only something beside the host says so', () => {
    expect(looksLikeProduction(new URL('https://www.example.com/test?qa=1').hostname)).toBe(true);
  });
});
