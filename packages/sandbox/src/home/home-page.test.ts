import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_FACTS, BRAND_IDS, isTradingView } from '../brands/brands.ts';
import { type Fixture, logOnAs, makeFixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

describe('the home page', () => {
  it('names every brand with its regions, every person and the last calls', async () => {
    await logOnAs(fixture.sandbox, 'plain');
    const response = await fetch(fixture.sandbox.home);
    const text = await response.text();
    for (const address of Object.values(fixture.sandbox.brands)) expect(text).toContain(`href="${address}/`);
    expect(text).toContain(`${fixture.sandbox.brands.forex}/en-ca`);
    for (const person of fixture.sandbox.people) expect(text).toContain(person.username);
    expect(text).toContain('POST /api/v2/Session');
    expect(text).not.toMatch(/<style|<script>|style="| on\w+=/);
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'",
    );
  });

  it('links to every region of every brand, with the query that the brand needs', async () => {
    const text = await (await fetch(fixture.sandbox.home)).text();
    for (const brand of BRAND_IDS) {
      const address = fixture.sandbox.brands[brand];
      const links = [...text.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) =>
        href.startsWith(`${address}/`) ? [new URL(href.replaceAll('&amp;', '&'))] : [],
      );
      expect(links.map(({ pathname }) => pathname.slice(1))).toEqual(['', ...BRAND_FACTS[brand].regions]);
      const redirectUri = isTradingView(brand) ? `${fixture.sandbox.home}/tradingview/callback/` : null;
      for (const { searchParams } of links) expect(searchParams.get('redirect_uri')).toBe(redirectUri);
    }
  });

  it('shows a hostile path as text', async () => {
    await fetch(`${fixture.sandbox.home}/platform/webtrader?title='%3Cimg%20src=x%3E'&%3Cb%3E=1`);
    expect(await (await fetch(fixture.sandbox.home)).text()).not.toMatch(/<img|<b>=/);
  });
});
