import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/gallery.ts';
import { expectScreen } from './support/login-page.ts';
import { test as siteTest } from './support/test.ts';
import { arrive, code, contacts } from './support/two-factor-page.ts';

/** Lists that are open, and the fields that they belong to. */
const LISTS = [
  { state: 'two-factor.two-factor.contacts', field: 'main [role=combobox]' },
  { state: 'login.login.phone-list', field: '[name=phonePrefix]' },
  { state: 'prices.searching', field: '.market-search [role=combobox]' },
] as const;
const LIST = '.list-panel';
const MARGIN = 8;

interface Places {
  readonly field: { readonly top: number; readonly bottom: number };
  readonly list: { readonly top: number; readonly bottom: number };
  readonly height: number;
}

const placesOf = (page: Page, field: string): Promise<Places> =>
  page.evaluate(
    (selectors) => {
      const [field, list] = selectors.map((selector) => {
        const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { top, bottom };
      });
      const none = { top: 0, bottom: 0 };
      return { field: field ?? none, list: list ?? none, height: innerHeight };
    },
    [field, LIST],
  );

test.describe('an open list', () => {
  for (const { state, field } of LISTS)
    for (const lang of ['en', 'ar'])
      test(`is beside its field, inside the window: ${state} in ${lang} [9.11]`, async ({ stage }) => {
        const { page } = stage;
        await page.setViewportSize({ width: 360, height: 1200 });
        await stage.show(`#/state/${state}?brand=whs&lang=${lang}`);
        const settled = () => placesOf(page, field);
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

const overflowOf = (list: Locator): Promise<number> =>
  list.evaluate((view) => view.scrollHeight - view.clientHeight);

/** Limits the height of the open list, and looks at its bar. */
async function expectBar(page: Page, side: 'left' | 'right'): Promise<void> {
  const [list, panel] = [page.getByRole('listbox'), page.locator(LIST)];
  const [content, track] = [panel.locator('.scroll-area__content'), panel.locator('.scroll-area__track')];
  const limit = (height: string) =>
    panel.evaluate((box, most) => box.style.setProperty('max-block-size', most), height);
  await limit('none');
  await expect(track, 'everything fits').toHaveCount(0);
  const full = await panel.evaluate((box: HTMLElement) => box.offsetHeight);
  await limit(`${full - 1}px`);
  await expect.poll(() => overflowOf(list)).toBe(1);
  await expect(track, '1 px is not enough').toHaveCount(0);
  await expect(content).toHaveCSS(`padding-${side}`, '0px');
  await limit(`${full - 2}px`);
  await expect(track).toHaveCSS('width', '8px');
  await expect(content).toHaveCSS(`padding-${side}`, '12px');

  await limit('110px');
  await expect.poll(async () => (await track.boundingBox())?.height).toBe(100);
  const [box, bar] = [await panel.boundingBox(), await track.boundingBox()];
  if (box === null || bar === null) throw new Error('no bar');
  const gap = side === 'left' ? bar.x - box.x : box.x + box.width - bar.x - bar.width;
  expect(gap, 'it is at the end of the lines').toBe(5);
  const before = await list.evaluate((view) => view.scrollTop);
  await page.mouse.move(bar.x + 4, bar.y + 5);
  await page.mouse.down();
  // A hand is not steady: it leaves the panel.
  await page.mouse.move(side === 'left' ? 2 : 358, bar.y + 40, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => list.evaluate((view) => view.scrollTop)).toBeGreaterThan(before + 20);
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await page.mouse.wheel(0, 10);
  await expect(list, 'neither the bar nor the wheel closes it').toBeVisible();
}

/** The field with the focus, whose list shows the option that the keys have reached. */
async function expectReached(page: Page, field: Locator, key: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.press(key);
  const id = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`), key).toBeInViewport({ ratio: 1 });
}

siteTest(
  'the list of contacts has a bar of 8 px beyond 1 px of overflow, and 12 px beside it [9.12]',
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, sandbox, 'many-contacts');
    await contacts(page).click();
    await expectBar(page, 'right');
    await expectReached(page, contacts(page), 'Home');
    await expectReached(page, contacts(page), 'End');
    await page.keyboard.press('Tab');
    await expect(code(page), 'Tab leaves out the list').toBeFocused();
  },
);

siteTest(
  'the list of countries has the same bar, where the lines of Arabic end [9.12]',
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${sandbox.brands['forex-chinese']}/?lang=ar`);
    const field = page.locator('[name=phonePrefix]');
    await expect(async () => {
      await field.click();
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectBar(page, 'left');
    await expectReached(page, field, 'ArrowUp');
    await expectReached(page, field, 'ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.locator('[name=phoneNumber]'), 'Tab leaves out the list').toBeFocused();

    // A list that opens at a choice shows it also where there is little room.
    await field.fill('+886');
    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 640, height: 320 });
    await field.click();
    await expect(page.locator('[role=option][data-active]')).toBeInViewport({ ratio: 1 });
  },
);

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
