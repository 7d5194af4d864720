import { describe, expect, it } from 'vitest';
import { makeBrandConfiguration } from '../brands/brand-configuration.ts';
import { BRAND_IDS, perBrand } from '../brands/brands.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { NO_INLINE } from './inline-hashes.ts';

const ports = { home: 4300, brands: perBrand((_, index) => 4301 + index) };
const configuration = makeBrandConfiguration('forex', 'localhost', ports);
const ownOrigin = 'http://localhost:4302';

const directives = (changes: Partial<typeof configuration> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...configuration, ...changes }, ownOrigin, NO_INLINE)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );

describe('the content security policy', () => {
  it('allows our own origin and the addresses of the configuration, nothing else', () => {
    expect(directives()).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' http://localhost:4300 ws://localhost:4300",
      'frame-src': 'http://localhost:4300',
      'form-action': "'none'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'worker',
      'report-uri': '/csp-report',
    });
  });

  it('names each origin once, and those of sso, web trader, stream and an API elsewhere', () => {
    const policy = directives({
      useSso: true,
      streaming: { serverUrl: 'https://push.example/lightstreamer' },
      urls: {
        ...configuration.urls,
        apiEnv: 'host',
        tradingApiUrl: 'https://api.example/TradingAPI',
        sso: 'https://sso.example/login?a=1',
        webtrader: 'https://unused.example',
        forgotPasswordUrls: { default: 'https://a.example/x', 'en-us': 'https://a.example/y' },
      },
    });
    expect(policy['connect-src']).toBe("'self' https://api.example https://push.example wss://push.example");
    expect(policy['form-action']).toBe('https://sso.example http://localhost:4300');
    expect(policy['frame-src']).toBe('https://a.example');
  });

  it('names no address that has no use', () => {
    const { urls } = configuration;
    const sso = 'https://sso.example/';
    const streaming = {};
    const policy = directives({ streaming, urls: { ...urls, sso, tradingApiUrl: 'https://api.example/' } });
    expect(policy['form-action']).toBe("'none'");
    expect(policy['connect-src']).toBe("'self'");
    const own = directives({
      streaming,
      urls: { ...urls, apiEnv: 'host', tradingApiUrl: `${ownOrigin}/TradingAPI` },
    });
    expect(own['connect-src']).toBe("'self'");
  });

  it('never frames our own origin', () => {
    const forgotPasswordUrls = { default: `${ownOrigin}/forgot` };
    expect(directives({ urls: { ...configuration.urls, forgotPasswordUrls } })['frame-src']).toBe("'none'");
  });

  it('never says unsafe', () => {
    for (const brand of BRAND_IDS) {
      const own = makeBrandConfiguration(brand, '127.0.0.1', ports);
      expect(contentSecurityPolicy(own, ownOrigin, NO_INLINE)).not.toMatch(/unsafe|\*/);
    }
  });
});
