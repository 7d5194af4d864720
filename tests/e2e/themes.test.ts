import type { Page } from 'playwright/test';
import { expectScreen } from './support/login-page.ts';
import { expect, test } from './support/test.ts';

/** How bright the page is, 0 to 255. */
const brightnessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

// A site without stamped documents, on any static server.
test.use({ stamped: false });

test.describe('before the brand is known', () => {
  for (const scheme of ['dark', 'light'] as const) {
    test.describe(`to a visitor with a ${scheme} system`, () => {
      test.use({ colorScheme: scheme });

      test(`the page is ${scheme}, and then the brand’s`, async ({ page, sandbox }) => {
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/configs/config.json', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(`${sandbox.brands.forex}/en-uk`);
        await expect(page.getByRole('progressbar')).toBeVisible();
        if (scheme === 'dark') expect(await brightnessOf(page)).toBeLessThan(40);
        else expect(await brightnessOf(page)).toBeGreaterThan(220);
        // What a browser paints before any style sheet has come.
        await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
        release();
        await expectScreen(page, 'login');
        expect(await brightnessOf(page), 'forex is a dark brand').toBeLessThan(40);
        await page.goto(`${sandbox.brands['city-index']}/en-uk`);
        await expectScreen(page, 'login');
        expect(await brightnessOf(page), 'city-index is a light one').toBeGreaterThan(220);
      });
    });
  }
});
