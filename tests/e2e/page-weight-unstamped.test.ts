import { expectComplete, takenOver } from './support/login-page.ts';
import { answerOnly, requestsOf, shiftsOn, watchShifts } from './support/page-weight.ts';
import { expect, test } from './support/test.ts';

// A site without stamped documents, on any static server.
test.use({ stamped: false });

const FILE = /^\/(?:configs|assets\/i18n)\//;
const ENTRY = /^\/assets\/index-[^/]+\.(?:js|css)$/;

test.describe('the login that its first script renders', () => {
  test('needs that script, its styles, the texts and the configuration, and no other script', async ({
    page,
    sandbox,
  }) => {
    const asked = await answerOnly(page, (path) => FILE.test(path) || ENTRY.test(path));
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await takenOver(page);
    expect(asked.filter((path) => ENTRY.test(path))).toHaveLength(2);
    expect(asked.filter((path) => FILE.test(path)).sort()).toEqual([
      '/assets/i18n/en.json',
      '/configs/config.json',
    ]);
  });

  test('asks for texts and configuration at the same time', async ({ page, sandbox }) => {
    const held = await answerOnly(page, (path) => ENTRY.test(path));
    const requests = requestsOf(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    const files = () =>
      requests.map((request) => new URL(request.url()).pathname).filter((path) => FILE.test(path));
    await expect.poll(() => files().sort()).toEqual(['/assets/i18n/en.json', '/configs/config.json']);
    expect(held).toHaveLength(2);
  });

  test('moves nothing and asks for nothing twice', async ({ page, sandbox }) => {
    await watchShifts(page);
    for (const brand of ['city-index', 'kq'] as const) {
      const requests = requestsOf(page);
      await page.goto(`${sandbox.brands[brand]}/`);
      await expectComplete(page);
      expect(await shiftsOn(page), brand).toBe(0);
      const addresses = requests.map((request) => request.url());
      expect(addresses, brand).toEqual([...new Set(addresses)]);
      page.removeAllListeners('request');
    }
  });
});
