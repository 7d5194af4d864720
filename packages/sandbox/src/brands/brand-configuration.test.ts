import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture } from '../testing/fixture.ts';
import { BRAND_IDS } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.end());

const configurationAt = async (address: string): Promise<SiteConfiguration> =>
  (await (await fetch(`${address}/configs/config.json`)).json()) as SiteConfiguration;

describe('configs/config.json', () => {
  it('is the brand’s own, never the file of the site, and not cached', async () => {
    for (const brand of BRAND_IDS) {
      const response = await fetch(`${fixture.sandbox.brands[brand]}/configs/config.json`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ brand, appKey: 'Mercury', skin: { skinId: brand } });
    }
  });

  it('covers every combination of the login flags and both environments', async () => {
    const all = await Promise.all(BRAND_IDS.map((brand) => configurationAt(fixture.sandbox.brands[brand])));
    const flags = all.map((one) => `${one.dualLoginSupported} ${one.useSingleTabLogin}`);
    expect(new Set(flags)).toEqual(new Set(['true true', 'true false', 'false true', 'false false']));
    expect(new Set(all.map((one) => one.urls.apiEnv))).toEqual(new Set(['live', 'ppe', 'host']));
    expect(all.find((one) => one.brand === 'forex-chinese')?.dualLoginSupported).toBe(true);
  });

  it('shows, as a sandbox starts, SSO, encryption, the phone first, and reset in a frame and in a tab', async () => {
    const all = await Promise.all(BRAND_IDS.map((brand) => configurationAt(fixture.sandbox.brands[brand])));
    const brandsWith = (has: (site: SiteConfiguration) => boolean) =>
      all.filter(has).map(({ brand }) => brand);
    expect(brandsWith(({ useSso, urls }) => useSso && urls.sso !== undefined)).toEqual(['forex']);
    expect(brandsWith(({ encrypted, encryption }) => encrypted && encryption !== undefined)).toEqual([
      'forex-chinese',
    ]);
    const home = await (await fetch(fixture.sandbox.home)).text();
    const traits = [...home.matchAll(/<p class="muted">([^<]*)<\/p>\s*<p class="regions">/g)].map(
      ([, text]) => text,
    );
    expect(traits).toEqual([
      'reset in a frame',
      'Web Trader by SSO post · reset in a tab',
      'reset in a tab',
      'reset in a frame',
      'phone first · encrypted address · reset in a tab',
      '',
      '',
      'stand-in, opens a login as a pop-up',
    ]);
  });

  it('gives kq the name that is listed for framing, and one platform [9.5]', async () => {
    const kq = await configurationAt(fixture.sandbox.brands.kq);
    expect(kq.brandsWithForgotPasswordFrame).toContain(kq.brandName);
    expect(Object.keys(kq.urls.redirects)).toEqual(['webtrader']);
  });

  it('has forgotten-username addresses for forex en-us, en-ca and forex-chinese alone [2.10]', async () => {
    const keys = async (brand: (typeof BRAND_IDS)[number]) =>
      Object.keys((await configurationAt(fixture.sandbox.brands[brand])).urls.forgotUsernameUrls);
    expect(await Promise.all(BRAND_IDS.map(keys))).toEqual([
      [],
      ['en-us', 'en-ca'],
      [],
      [],
      ['default'],
      [],
      [],
    ]);
  });

  it('lists the partner’s addresses for every brand, one of which keeps its query', async () => {
    for (const brand of BRAND_IDS) {
      expect((await configurationAt(fixture.sandbox.brands[brand])).redirectUris).toEqual([
        `${fixture.sandbox.home}/tradingview/callback/`,
        { uri: `${fixture.sandbox.home}/partner/callback`, allowQuery: true },
      ]);
    }
  });

  it('writes its addresses with the name that the request came with', async () => {
    const numeric = fixture.sandbox.brands.whs.replace('localhost', '127.0.0.1');
    const text = JSON.stringify(await configurationAt(numeric));
    expect(text).toContain('http://127.0.0.1:');
    expect(text).not.toContain('localhost');
  });
});
