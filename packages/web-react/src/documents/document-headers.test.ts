import type { Configuration } from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import type { PolicyOptions } from './content-security-policy.ts';
import { documentHeaders } from './document-headers.ts';

const ORIGIN = 'https://login.example';
const URLS: Configuration['urls'] = {
  ...aConfiguration().urls,
  apiEnv: 'live',
  redirects: { webtrader: 'https://trade.example/{sessionId}?u={{userName}}' },
  forgotPasswordUrls: {},
};

const headersOf = (changes: Partial<Configuration> = {}, options: PolicyOptions = {}) =>
  documentHeaders(aConfiguration({ urls: URLS, ...changes }), options);
const urls = (changes: Partial<Configuration['urls']>) => ({ urls: { ...URLS, ...changes } });

/** The directives of the policy, by name. */
const policyOf = (...given: Parameters<typeof headersOf>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headersOf(...given)['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );

describe('the content security policy of a document', () => {
  it('allows nothing but our own origin where the configuration names no other', () => {
    expect(policyOf()).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'form-action': "'none'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'worker',
    });
  });

  it('allows the inline blocks that the document contains, by their hashes', () => {
    const policy = policyOf({}, { scriptHashes: ['c2NyaXB0', 'bW9yZQ=='], styleHashes: ['c3R5bGU='] });
    expect(policy['script-src']).toBe("'self' 'sha256-c2NyaXB0' 'sha256-bW9yZQ=='");
    expect(policy['style-src']).toBe("'self' 'sha256-c3R5bGU='");
  });

  it.each([
    ['host', 'https://api.example/TradingAPI/', "'self' https://api.example"],
    ['host', `${ORIGIN}/TradingAPI`, "'self'"],
    ['live', 'https://api.example/', "'self'"],
    ['ppe', 'https://api.example/', "'self'"],
  ])('lets the page call the API of %s at %s: %s', (apiEnv, tradingApiUrl, sources) => {
    expect(policyOf(urls({ apiEnv, tradingApiUrl }))['connect-src']).toBe(sources);
  });

  it.each([
    ['https://push.example:8443/x', "'self' https://push.example:8443 wss://push.example:8443"],
    ['http://localhost:8080', "'self' http://localhost:8080 ws://localhost:8080"],
  ])('lets the page stream from %s by HTTP and by web socket', (serverUrl, sources) => {
    expect(policyOf({ streaming: { serverUrl } })['connect-src']).toBe(sources);
  });

  it('lets the page report measurements, also to the host of the API', () => {
    const api = urls({ apiEnv: 'host', tradingApiUrl: 'https://api.example/' });
    const to = (url: string) => policyOf({ ...api, telemetry: { url, sample: 1 } })['connect-src'];
    expect(to('https://measures.example/x')).toBe("'self' https://api.example https://measures.example");
    expect(to('https://api.example/measures')).toBe("'self' https://api.example");
  });

  it('lets the page frame the pages for forgotten passwords, each origin once', () => {
    const forgotPasswordUrls = {
      default: 'https://password.example/a?theme=dark',
      'en-us': 'https://password.example/b',
      'en-ca': 'https://other.example',
    };
    expect(policyOf(urls({ forgotPasswordUrls }))['frame-src']).toBe(
      'https://password.example https://other.example',
    );
  });

  it('lets the page show a risk disclaimer of another host', () => {
    const riskDisclaimerSvgUrls = { en: 'assets/risk-en.svg', de: 'https://static.example/risk-de.svg' };
    expect(policyOf({ riskDisclaimerSvgUrls })['img-src']).toBe("'self' data: https://static.example");
  });

  it.each([
    'https://a;frame-ancestors/',
    'https://a,b/',
    'https://*/',
    "https://a'b/",
    'data:image/svg+xml,x',
  ])('allows nothing at %s, which would change the policy', (address) => {
    const policy = policyOf({
      riskDisclaimerSvgUrls: { en: address, de: 'https://static.example/risk-de.svg' },
      streaming: { serverUrl: address },
      ...urls({ apiEnv: 'host', tradingApiUrl: address, forgotPasswordUrls: { default: address } }),
    });
    expect(policy['img-src']).toBe("'self' data: https://static.example");
    expect(policy['connect-src']).toBe("'self'");
    expect(policy['frame-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
  });

  it('never lets the page frame its own origin', () => {
    const forgotPasswordUrls = { default: `${ORIGIN}/forgot`, 'en-us': 'https://password.example' };
    expect(policyOf(urls({ forgotPasswordUrls }))['frame-src']).toBe('https://password.example');
    expect(policyOf(urls({ forgotPasswordUrls: { default: `${ORIGIN}/` } }))['frame-src']).toBe("'none'");
  });

  it('lets a form go to single sign-on and on to the web trader, where that is used', () => {
    const sso = urls({ sso: 'https://sso.example/login?a=1' });
    expect(policyOf({ ...sso, useSso: true })['form-action']).toBe(
      'https://sso.example https://trade.example',
    );
    expect(policyOf({ ...sso, useSso: false })['form-action']).toBe("'none'");
    expect(policyOf({ useSso: true })['form-action']).toBe("'none'");
  });

  it('leaves out an address that no browser can read', () => {
    const forgotPasswordUrls = { default: 'https://1.2.3.4.5/', 'en-us': 'https://password.example' };
    expect(policyOf(urls({ forgotPasswordUrls }))['frame-src']).toBe('https://password.example');
  });

  it('reports violations where an address is given', () => {
    expect(policyOf({}, { reportUri: '/csp-report' })['report-uri']).toBe('/csp-report');
  });

  it('never says unsafe, and has no wildcard', () => {
    const forgotPasswordUrls = { default: 'https://password.example' };
    const policy = headersOf({ useSso: true, ...urls({ sso: 'https://sso.example', forgotPasswordUrls }) });
    expect(policy['content-security-policy']).not.toMatch(/unsafe|\*/);
  });
});

describe('the other headers of a document', () => {
  it('isolate it, but not from the page that opened a TradingView login', () => {
    expect(headersOf()['cross-origin-opener-policy']).toBe('same-origin');
    expect(headersOf({ brand: 'tradingview-forex' })['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  it('demand HTTPS for a year where the document has it, and only there', () => {
    expect(headersOf()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headersOf({ origin: 'http://localhost:4301' })).not.toHaveProperty('strict-transport-security');
  });

  it('switch off the features that the page does not use', () => {
    const features = (headersOf()['permissions-policy'] ?? '').split(', ');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/);
  });

  it.each([
    ['cache-control', 'no-store'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
  ])('have %s: %s', (name, value) => {
    expect(headersOf()[name]).toBe(value);
  });
});
