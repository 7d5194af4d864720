import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type Row, type Shot, shoot, writeSheet } from './support/contact-sheet.ts';
import { DRAWN, LANGUAGES, SIZES, THEMES } from './support/looks.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';
import { expect, test } from './support/own-test.ts';
import { withoutModules } from './support/without-modules.ts';

/** Where `npm run pictures` wants its sheets. Without it, there is nothing to do here. */
const sheets = process.env.GATEHOUSE_PICTURES;

const startSite = (): Promise<OwnSite> =>
  startOwnSite(() => ({
    brand: 'city-index',
    brandName: 'Meridian',
    defaultTheme: 'auto',
    urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } },
  }));

/** Takes pictures of a page in both sizes, directions and themes. */
async function rowOf(page: Page, caption: string, open: (lang: string) => Promise<void>): Promise<Row> {
  const shots: Shot[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const lang of LANGUAGES) {
      await open(lang);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        shots.push(await shoot(page, DRAWN));
      }
    }
  }
  return { caption, shots };
}

test.describe('pictures', () => {
  test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 120_000 });
  if (sheets === undefined) return;
  mkdirSync(sheets, { recursive: true });

  test('of the pages that come without the application', async ({ page, browser, context, expectErrors }) => {
    expectErrors(/503|ERR_/);
    const site = await startSite();
    const rows: Row[] = [];
    const addressIn = (lang: string) => `${site.origin}/en-uk?lang=${lang}`;

    const scriptless = await browser.newContext({ javaScriptEnabled: false });
    const plain = await scriptless.newPage();
    rows.push(
      await rowOf(plain, 'scripts switched off', async (lang) => void (await plain.goto(addressIn(lang)))),
    );
    await scriptless.close();

    const old = await context.newPage();
    rows.push(
      await rowOf(old, 'browser without modules', async (lang) => {
        await withoutModules(old, addressIn(lang));
        await expect(old.locator('[data-screen=unsupported-browser]')).toBeVisible();
      }),
    );
    await old.close();

    await page.goto(addressIn('en'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.locator('form')).toBeVisible();
    rows.push(
      await rowOf(page, 'no connection', async (lang) => {
        // Otherwise the worker takes itself for online after the first page, and gives another reason.
        await context.setOffline(false);
        await context.setOffline(true);
        await page.goto(addressIn(lang));
        await expect(page.locator('[data-screen=offline]')).toBeVisible();
      }),
    );
    await context.setOffline(false);
    await writeSheet(await context.newPage(), join(sheets, 'outside.webp'), rows);
    await site.unplug();
  });
});
