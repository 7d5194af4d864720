import { LANGUAGES } from '@gatehouse-login/core';
import { someOf } from './support/chance.ts';
import { expectComplete, takenOver, userName } from './support/login-page.ts';
import { answerOnly, documentBytes, requestsOf, shiftsOn, watchShifts } from './support/page-weight.ts';
import { BRANDS, queryFor } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const KIBIBYTE = 1024;
/** What a server may send before the first acknowledgement (RFC 6928) has room for it. */
const DOCUMENT_BYTES = 14 * KIBIBYTE;
const SCRIPT_BYTES = 110 * KIBIBYTE;
const REQUESTS_AFTER_DOCUMENT = 4;

test.describe('the login in its document', () => {
  test('fits into what a server sends at once, for every brand and language', async ({ sandbox }) => {
    for (const brand of BRANDS) {
      const query = queryFor(sandbox, brand).replace('?', '&');
      for (const language of LANGUAGES) {
        const address = `${sandbox.brands[brand]}/?lang=${language}${query}`;
        expect(await documentBytes(address), address).toBeLessThanOrEqual(DOCUMENT_BYTES);
      }
    }
  });

  test('is taken over with what the document asks for itself, and nothing that this asks for in turn', async ({
    page,
    sandbox,
  }) => {
    for (const [brand, query] of [
      ['whs', ''],
      ['city-index', ''],
      // The phone tab is open.
      ['forex-chinese', ''],
      ['whs', '?lang=ar'],
    ] as const) {
      const address = `${sandbox.brands[brand]}/${query}`;
      const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
      const tags = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
      const asked = await answerOnly(
        page,
        (path) => path === '/configs/config.json' || tags.includes(`"${path}"`),
      );
      const requests = requestsOf(page);
      await page.goto(address, { waitUntil: 'commit' });
      await takenOver(page);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(REQUESTS_AFTER_DOCUMENT);
      const scripts = requests.filter((request) => asked.includes(new URL(request.url()).pathname));
      const sizes = await Promise.all(
        scripts
          .filter((request) => request.resourceType() === 'script')
          .map(async (request) => Number(await (await request.response())?.headerValue('content-length'))),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('asks for nothing before its first frame has been drawn', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      const drawn: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (work) => drawn.push(work);
      window.drawFrame = () => {
        for (const work of drawn.splice(0)) work(performance.now());
      };
      // The page does not wait for frames for ever.
      const wait = window.setTimeout;
      window.setTimeout = ((work: () => void, delay: number, ...values: []) =>
        delay === 500 ? 0 : wait(work, delay, ...values)) as typeof setTimeout;
    });
    // A wide page has a picture from the start.
    await page.setViewportSize({ width: 390, height: 844 });
    const requests = requestsOf(page);
    await page.goto(`${sandbox.brands.whs}/`);
    for (const _frame of ['first', 'second']) {
      await expect(userName(page)).toBeEditable();
      expect(
        requests
          .map((request) => request.url())
          // It starts the page where the policy blocks the document's own script, and waits for everything else.
          .filter(
            (url, at) => !requests[at]?.isNavigationRequest() && !url.endsWith('/assets/start-late.js'),
          ),
      ).toEqual([]);
      await page.evaluate(() => window.drawFrame());
    }
    await takenOver(page);
  });

  for (const width of [390, 1280]) {
    test(`moves nothing while the rest arrives, and asks for nothing twice: ${width} pixels wide`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      // The narrow page shows any brand; what differs between brands when it is wide is only the panel's picture.
      const looks = (width < 600 ? someOf(BRANDS, 3) : (['kq', 'tradingview-forex'] as const)).map(
        (brand) => [brand, queryFor(sandbox, brand)] as const,
      );
      for (const [brand, query] of [...looks, ['kq', '?lang=ar'] as const]) {
        const requests = requestsOf(page);
        await page.goto(`${sandbox.brands[brand]}/${query}`);
        await expectComplete(page);
        expect(await shiftsOn(page), brand).toBe(0);
        const addresses = requests.map((request) => request.url());
        expect(addresses, brand).toEqual([...new Set(addresses)]);
        page.removeAllListeners('request');
      }
    });
  }
});

declare global {
  interface Window {
    drawFrame: () => void;
  }
}
