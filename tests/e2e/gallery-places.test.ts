// Where the card of each screen begins, in the gallery.
import type { Page } from 'playwright/test';
import { expect, test } from './support/gallery.ts';
import { type Brand, TRIED_BRANDS } from './support/sandbox.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;

const LOGIN = 'login.login';
/** The pages that need no application, where they know their brand. */
const PAGES = ['scripts-off', 'unsupported-browser', 'offline', 'unreachable'].map((name) => `page.${name}`);

/** A state of each other screen, the first that the brand comes to, and the pages. */
async function screensOf(page: Page, brand: Brand): Promise<readonly string[]> {
  const ids = await page.evaluate((name) => window.stateIds(name), brand);
  const others = ids.filter((id) => !/^(?:login|page|prices)\./.test(id)).reverse();
  return [...new Map(others.map((id) => [id.split('.')[0], id])).values(), ...PAGES];
}

test('the card of every screen begins where the login’s does', async ({ stage }) => {
  test.setTimeout(120_000);
  const { page } = stage;
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const brand of TRIED_BRANDS) {
      const topOf = async (id: string) => {
        await stage.show(`#/state/${id}?brand=${brand}&lang=en`);
        return page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top);
      };
      const top = await topOf(LOGIN);
      expect(top).toBeGreaterThan(0);
      const screens = await screensOf(page, brand);
      expect(screens.length).toBeGreaterThanOrEqual(4 + PAGES.length);
      for (const id of screens) {
        const own = await topOf(id);
        if (own !== top) found.push(`${brand} at ${size.width} px: ${id} at ${own}, the login at ${top}`);
      }
    }
  }
  expect(found).toEqual([]);
});
