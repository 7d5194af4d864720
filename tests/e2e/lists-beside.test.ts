import type { Page } from 'playwright/test';
import { expect, test } from './support/gallery.ts';
import { expectScreen } from './support/login-page.ts';
import { test as siteTest } from './support/test.ts';
import { arrive, contacts } from './support/two-factor-page.ts';

/** Lists that are open, and the fields that they belong to. */
const LISTS = [
  { state: 'two-factor.two-factor.contacts', field: 'main [role=combobox]', list: '.select__list' },
  { state: 'login.login.phone-list', field: '[name=phonePrefix]', list: '.country-list' },
  { state: 'prices.searching', field: '.market-search [role=combobox]', list: '.market-search__panel' },
] as const;
const MARGIN = 8;

interface Places {
  readonly field: { readonly top: number; readonly bottom: number };
  readonly list: { readonly top: number; readonly bottom: number };
  readonly height: number;
}

const placesOf = (page: Page, field: string, list: string): Promise<Places> =>
  page.evaluate(
    (selectors) => {
      const [field, list] = selectors.map((selector) => {
        const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { top, bottom };
      });
      const none = { top: 0, bottom: 0 };
      return { field: field ?? none, list: list ?? none, height: innerHeight };
    },
    [field, list],
  );

test.describe('an open list', () => {
  for (const { state, field, list } of LISTS)
    for (const lang of ['en', 'ar'])
      test(`is beside its field, inside the window: ${state} in ${lang} [9.11]`, async ({ stage }) => {
        const { page } = stage;
        await page.setViewportSize({ width: 360, height: 1200 });
        await stage.show(`#/state/${state}?brand=whs&lang=${lang}`);
        const settled = () => placesOf(page, field, list);
        await expect
          .poll(async () => Math.round((await settled()).list.top - (await settled()).field.bottom))
          .toBe(2);

        // The window ends just below the field, so there is room only above it.
        await page.setViewportSize({ width: 360, height: Math.round((await settled()).field.bottom) + 60 });
        await expect
          .poll(async () => Math.round((await settled()).field.top - (await settled()).list.bottom))
          .toBe(2);
        expect((await settled()).list.top).toBeGreaterThanOrEqual(MARGIN);

        // At the top of a low window, the list is below the field and as high as the window allows.
        await page.setViewportSize({ width: 360, height: 300 });
        await page.locator(field).evaluate((element) => element.scrollIntoView({ block: 'start' }));
        await expect
          .poll(async () => Math.round((await settled()).list.top - (await settled()).field.bottom))
          .toBe(2);
        const { list: low, height } = await settled();
        expect(low.bottom).toBeLessThanOrEqual(height - MARGIN + 1);
        expect(low.bottom - low.top).toBeGreaterThan(100);
      });
});

siteTest('the menu of languages is inside a low window [9.11]', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 640, height: 260 });
  await page.goto(`${sandbox.brands.kq}/`);
  await expectScreen(page, 'login');
  await page.getByRole('button', { name: 'Language' }).click();
  const bottom = () => page.getByRole('menu').evaluate((menu) => menu.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(260 - MARGIN);
  await page.getByRole('menuitemradio').last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

siteTest(
  'a list opens without what places it, and the page scrolls to it',
  async ({ page, sandbox, guard }) => {
    guard.expectErrors(/ERR_FAILED/);
    await page.route('**/keep-beside-*', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 360 });
    await arrive(page, sandbox, 'many-contacts');
    await contacts(page).click();
    const list = page.getByRole('listbox');
    await expect(list).toBeInViewport({ ratio: 1 });
    await list.getByRole('option').last().click();
    await expect(contacts(page)).toHaveText(/0222$/);
  },
);
