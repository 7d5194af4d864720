import { describe, expect, it } from 'vitest';
import { makeBrandConfiguration } from '../brands/brand-configuration.ts';
import { BRAND_IDS, perBrand } from '../brands/brands.ts';
import { API_HEADERS } from './api-headers.ts';
import { homeHeaders } from './home-headers.ts';
import { siteHeaders } from './site-headers.ts';

const ports = { home: 4300, brands: perBrand((_, index) => 4301 + index) };
const configuration = makeBrandConfiguration('forex', 'localhost', ports);
const ownOrigin = 'http://localhost:4302';

describe('the headers of a site', () => {
  it('keep the opener of a TradingView pop-up and isolate every other brand', () => {
    const opener = (brand: (typeof BRAND_IDS)[number]) =>
      siteHeaders(makeBrandConfiguration(brand, 'localhost', ports), ownOrigin)['cross-origin-opener-policy'];
    expect(BRAND_IDS.map(opener)).toEqual([...Array(5).fill('same-origin'), 'unsafe-none', 'unsafe-none']);
  });

  it('forbid framing, sniffing and referrers, and ask for HTTPS for a year', () => {
    expect(siteHeaders(configuration, ownOrigin)).toMatchObject({
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
    expect(API_HEADERS).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});
