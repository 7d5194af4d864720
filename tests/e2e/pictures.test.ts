import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { chooseUserName, expectScreen, logInButton } from './support/login-page.ts';
import { SIZES } from './support/looks.ts';
import { personOf, queryFor, ROOT_OF, TRIED_BRANDS } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** Where `npm run pictures` wants the README's picture. The sheets of all states are taken from the gallery. */
const sheets = process.env.GATEHOUSE_PICTURES;
const artefacts = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

mkdirSync(artefacts, { recursive: true });

/** Takes pictures of the current page at both sizes. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const caption = `${name}-${size.width}`;
    await page.screenshot({ animations: 'disabled', path: join(artefacts, `${caption}.png`) });
    expect(await scrollOf(page, 'Width'), `${caption} fits its width`).toBe(0);
  }
}

const scrollOf = (page: Page, side: 'Width' | 'Height'): Promise<number> =>
  page.evaluate((which) => {
    const root = document.documentElement;
    return root[`scroll${which}`] - root[`client${which}`];
  }, side);

test.describe('pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  for (const brand of TRIED_BRANDS) {
    test(`of ${brand}: login and login-failed, on a desk and on a phone`, async ({
      page,
      sandbox,
      guard,
    }) => {
      guard.expectErrors(/401/);
      await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}${queryFor(sandbox, brand)}`);
      await expectScreen(page, 'login');
      await shoot(page, `${brand}-login`);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await scrollOf(page, 'Height'), `nothing scrolls at ${size.width} × ${size.height}`).toBe(0);
      }
      if (brand === 'city-index' && sheets !== undefined) {
        await page.setViewportSize(SIZES[0]);
        // The panel's art loads last.
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(sheets, 'login.png') });
      }
      await chooseUserName(page);
      await page.locator('input[name=username]').fill(personOf(sandbox, 'plain').username);
      await page.locator('input[name=password]').fill(WRONG_PASSWORD);
      await logInButton(page).click();
      await expectScreen(page, 'login-failed');
      await shoot(page, `${brand}-login-failed`);
    });
  }
});
