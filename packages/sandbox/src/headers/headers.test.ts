import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeBrandConfiguration } from '../brands/brand-configuration.ts';
import { brandIds } from '../brands/brands.ts';
import { apiHeaders, contentSecurityPolicy, homeHeaders, noInline, siteHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const ports = { home: 4300, brands: Object.fromEntries(brandIds.map((id, i) => [id, 4301 + i])) as never };
const configuration = makeBrandConfiguration('forex', 'localhost', ports);

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((d) => d.split(/ (.*)/s).slice(0, 2)));

describe('the content security policy', () => {
  it('allows our own origin and the addresses of the configuration, nothing else', () => {
    expect(directives(contentSecurityPolicy(configuration, noInline))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'http://localhost:4300',
      'form-action': "'self' http://localhost:4300",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'report-uri': '/csp-report',
    });
  });

  it('names each origin once, and those of sso, web trader and an API elsewhere', () => {
    const urls = {
      ...configuration.urls,
      tradingApiUrl: 'https://api.example/TradingAPI',
      sso: 'https://sso.example/login?a=1',
      webtrader: 'http://localhost:4300/other',
      forgotPasswordUrls: {},
    };
    const policy = directives(contentSecurityPolicy({ ...configuration, urls }, noInline));
    expect(policy['connect-src']).toBe("'self' https://api.example");
    expect(policy['form-action']).toBe("'self' https://sso.example http://localhost:4300");
    expect(policy['frame-src']).toBe("'none'");
  });

  it('never says unsafe', () => {
    for (const brand of brandIds) {
      const policy = contentSecurityPolicy(makeBrandConfiguration(brand, '127.0.0.1', ports), noInline);
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });
});

describe('the other headers', () => {
  it('keep the opener of a TradingView pop-up and isolate every other brand', () => {
    const opener = (brand: (typeof brandIds)[number]) =>
      siteHeaders(makeBrandConfiguration(brand, 'localhost', ports))['cross-origin-opener-policy'];
    expect(brandIds.map(opener)).toEqual([...Array(5).fill('same-origin'), 'unsafe-none', 'unsafe-none']);
  });

  it('forbid framing, sniffing and referrers, and ask for HTTPS for a year', () => {
    expect(siteHeaders(configuration)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  });

  it('let the home port be framed by those it is told, and by nobody otherwise', () => {
    expect(homeHeaders([])['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(homeHeaders(['http://localhost:4301'])['content-security-policy']).toContain(
      'frame-ancestors http://localhost:4301;',
    );
  });
});

describe('the headers of the platform’s answers', () => {
  it('let nothing be made of them but data', () => {
    expect(apiHeaders).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('hashes of inline blocks', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');

  it('cover scripts and styles that stand in the page', () => {
    expect(inlineHashes('<style>a{}</style><script>one</script><script type="module">two</script>')).toEqual({
      scripts: [hash('one'), hash('two')],
      styles: [hash('a{}')],
    });
  });

  it('leave out scripts with an address and blocks of JSON', () => {
    const page =
      '<script src="/a.js"></script><script type="application/json">{}</script>' +
      "<script id=x type='application/ld+json'>{}</script><script data-src=1>kept</script>";
    expect(inlineHashes(page).scripts).toEqual([hash('kept')]);
  });

  it('count every line end as LF, as a browser does', () => {
    expect(inlineHashes('<script>a\r\nb</script>').scripts).toEqual([hash('a\nb')]);
  });
});
