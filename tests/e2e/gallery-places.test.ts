// Where the card of each screen begins, in the gallery.
import { LANGUAGES } from '@gatehouse-login/core';
import type { Page } from 'playwright/test';
import { repeatWith, someOf } from './support/chance.ts';
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

/** The first field of a form and its message, if it shows one. */
const formOn = (page: Page) =>
  page.evaluate(() => ({
    top: document.querySelector('main :is(input, [role=combobox])')?.getBoundingClientRect().top,
    message: document.querySelector('main .notice__text')?.textContent ?? '',
  }));

for (const [screen, still] of [
  ['login', LOGIN],
  ['two-factor', 'two-factor.two-factor'],
] as const) {
  test(`no message moves the form of ${screen}, in any language`, async ({ stage }) => {
    test.setTimeout(120_000);
    const { page } = stage;
    // The least room: a narrow window, and tabs above the form.
    await page.setViewportSize({ width: 360, height: 640 });
    const shownIn = async (id: string, language: string) => {
      await stage.show(`#/state/${id}?brand=whs&lang=${language}`);
      return formOn(page);
    };
    const ids = await page.evaluate(() => window.stateIds('whs'));
    const telling: string[] = [];
    for (const id of ids.filter((each) => each.startsWith(`${screen}.`)))
      if ((await shownIn(id, 'en')).message !== '') telling.push(id);
    expect(telling.length).toBeGreaterThan(2);
    const found: string[] = [];
    for (const language of someOf(LANGUAGES, 2)) {
      const { top } = await shownIn(still, language);
      expect(top).toBeGreaterThan(0);
      for (const id of telling) {
        const shown = await shownIn(id, language);
        if (shown.top !== undefined && shown.top !== top)
          found.push(`${language}, ${id}: by ${shown.top - Number(top)} px: ${shown.message}`);
      }
    }
    expect(found, repeatWith('gallery-places')).toEqual([]);
  });
}
