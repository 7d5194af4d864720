import { createHash } from 'node:crypto';
import { parseConfiguration } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { type DocumentHeaders, documentHeaders } from '@gatehouse-login/web-react/documents';
import type { Page } from 'playwright/test';
import { expectComplete, expectScreen, signIn } from './support/login-page.ts';
import { BRANDS, type Brand, callsTo, personOf, queryFor, ROOT_OF } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** The hash of a document's inline script or style, as a policy names it. */
function hashOf(html: string, tag: string): string {
  const text = new RegExp(`<${tag}(?: id="[^"]*")?>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '';
  return createHash('sha256').update(text).digest('base64');
}

/** Sends the login of a brand with the headers that the page computes itself. Returns them. */
async function underOwnHeaders(page: Page, sandbox: Sandbox, brand: Brand): Promise<DocumentHeaders> {
  const origin = sandbox.brands[brand];
  const file: unknown = await (await fetch(`${origin}/configs/config.json`)).json();
  const configuration = parseConfiguration(file, { origin })._unsafeUnwrap();
  const document = await fetch(`${origin}${ROOT_OF[brand]}`, { headers: { accept: 'text/html' } });
  const html = await document.text();
  const headers = documentHeaders(configuration, {
    reportUri: '/csp-report',
    scriptHashes: [hashOf(html, 'script')],
    styleHashes: [hashOf(html, 'style')],
  });
  await page.route(
    (url) => url.origin === origin && url.pathname === ROOT_OF[brand],
    async (route) => {
      const response = await route.fetch();
      const { 'content-type': type = '', 'set-cookie': cookie = '' } = response.headers();
      const own = { ...headers, 'content-type': type, ...(cookie === '' ? {} : { 'set-cookie': cookie }) };
      await route.fulfill({ response, headers: own });
    },
  );
  return headers;
}

test.describe('the page’s own walls', () => {
  test('stand around every page of every brand', async ({ page, sandbox }) => {
    for (const brand of BRANDS) {
      const answer = await page.goto(`${sandbox.brands[brand]}/`);
      const headers = answer?.headers() ?? {};
      // One inline script and one inline style, by their hashes.
      const policy = (headers['content-security-policy'] ?? '').replace(/ 'sha256-[\w+/=]+'/g, '');
      expect(headers['content-security-policy']?.match(/'sha256-/g)?.length ?? 0, brand).toBeLessThanOrEqual(
        2,
      );
      for (const wall of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types worker',
      ]) {
        expect(policy.split('; '), brand).toContain(wall);
      }
      expect(policy).not.toContain('unsafe-');
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': brand.startsWith('tradingview-') ? 'unsafe-none' : 'same-origin',
      });
    }
  });

  // Not whs: Chromium lets no document that a test fulfils call another host of this machine.
  for (const brand of ['kq', 'tradingview-forex'] as const) {
    test(`let a login on ${brand} through when the page’s own headers stand around it`, async ({
      page,
      sandbox,
    }) => {
      sandbox.settings.change({ sso: true });
      const headers = await underOwnHeaders(page, sandbox, brand);
      const answer = await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}${queryFor(sandbox, brand)}`);
      expect(answer?.headers()).toMatchObject(headers);
      await signIn(page, personOf(sandbox, 'plain'));
      await expect(page.getByText('Accepted.')).toBeVisible();
    });
  }

  test('stop scripts that are made of text', async ({ browser, sandbox }) => {
    // A separate context, because this test provokes what the guard forbids in all others.
    const page = await browser.newPage();
    await underOwnHeaders(page, sandbox, 'kq');
    await page.goto(`${sandbox.brands.kq}/`);
    await expectScreen(page, 'login');
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const inline = document.createElement('script');
      return {
        markup: attempt(() => {
          document.body.innerHTML = '<b>x</b>';
        }),
        write: attempt(() => document.write('<b>x</b>')),
        script: attempt(() => {
          inline.text = 'document.title = "owned"';
        }),
        policy: attempt(() => {
          (
            window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes?.createPolicy('mine', {});
        }),
      };
    });
    expect(outcome).toEqual({
      markup: 'TypeError',
      write: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
    });
    await expect.poll(() => callsTo(sandbox, '/csp-report').length, 'each is reported').toBe(4);
    await page.close();
    sandbox.reset();
  });

  test('keep the page out of frames', async ({ browser, sandbox }) => {
    const page = await browser.newPage();
    await underOwnHeaders(page, sandbox, 'kq');
    await page.route('http://framer.localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${sandbox.brands.kq}/"></iframe>` }),
    );
    await page.goto('http://framer.localhost/', { waitUntil: 'load' });
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1]?.locator('main').count()).toBe(0);
    await page.close();
  });

  test('hold nothing that the page does not need: one icon, one brand, no foreign address', async ({
    page,
    sandbox,
    guard,
  }) => {
    await page.goto(`${sandbox.brands.whs}/`);
    await expectComplete(page);
    const brands = new Set(
      guard.asked.flatMap((call) => /\/assets\/brands\/([^/]+)\//.exec(call)?.[1] ?? []),
    );
    expect([...brands]).toEqual(['whs']);
    expect(guard.asked.length).toBeLessThan(17);
  });
});
