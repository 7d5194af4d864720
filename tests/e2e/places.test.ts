import type { Page } from 'playwright/test';
import {
  alertOn,
  expectComplete,
  expectScreen,
  fillIn,
  landingOf,
  logInButton,
  password,
  signIn,
  userName,
} from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 640 };

/** The positions of a page's controls, in whole pixels. */
const placesOf = (page: Page): Promise<readonly number[]> =>
  page
    // A button may appear beside the reference of a fault.
    .locator('input, form button:not(.reference *)')
    .evaluateAll((all) => all.map((control) => Math.round(control.getBoundingClientRect().top)));

const boxOf = (page: Page, selector: string, nth = 0) =>
  page
    .locator(selector)
    .nth(nth)
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    });

test.describe('everything has its place', () => {
  test('header, container and menu have the measures of the specification [9.7, 9.9, 9.11]', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
    expect((await page.locator('header').boundingBox())?.height).toBe(73);
    expect((await page.locator('main').boundingBox())?.width).toBe(470);
    const trigger = page.getByRole('button', { name: 'Language' });
    await trigger.click();
    const menu = page.getByRole('menu');
    await expect(menu).toHaveCSS('max-height', `${24 * 16}px`);
    const [above, below] = [await trigger.boundingBox(), await menu.boundingBox()];
    if (above === null || below === null) throw new Error('the menu is not there');
    expect(below.y - (above.y + above.height)).toBe(2);
    expect(below.width).toBeGreaterThanOrEqual(above.width);
  });

  test('an old fault gives its own up to what was found missing, and moves nothing', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/Failed to load resource/);
    sandbox.faults.add({ call: 'session', kind: 'server-error' });
    await page.setViewportSize(PHONE);
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
    const before = await placesOf(page);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Reference: ')).toBeVisible();
    await password(page).fill('');
    await expect(alertOn(page)).toHaveCount(0);
    await expect(page.getByText('Reference: ')).toHaveCount(0);
    await expect(password(page)).toBeFocused();
    expect(await placesOf(page)).toEqual(before);

    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    await expect(alertOn(page), 'the next fault is told again').toBeVisible();
    sandbox.faults.clear();
    await userName(page).evaluate((field: HTMLInputElement) => {
      field.value = '';
    });
    await logInButton(page).click();
    await expect(page.getByText('Username - This field is required')).toBeVisible();
    await expect(alertOn(page)).toHaveCount(0);
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('a message of two lines has air on a phone, and moves nothing', async ({
    page,
    context,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(PHONE);
    await page.goto(`${sandbox.brands.forex}/en-us?lang=pl-us`);
    await expectComplete(page);
    await page.locator('input[name=username]').fill('someone');
    await page.locator('input[name=password]').fill('something');
    const before = await placesOf(page);
    await context.setOffline(true);
    await logInButton(page).click();
    await expect(alertOn(page)).toBeVisible();
    const { top, bottom } = await boxOf(page, '.notice');
    const lines = await page.locator('.notice__text').evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getClientRects().length;
    });
    expect(lines).toBe(2);
    expect(top - (await boxOf(page, 'h1')).bottom).toBeGreaterThanOrEqual(8);
    expect((await boxOf(page, 'label')).top - bottom).toBeGreaterThanOrEqual(12);
    expect(await placesOf(page)).toEqual(before);
  });

  test('distances: fields evenly, 12 to a message, 4 before an error and more after it, 24 to the button', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/Failed to load resource/);
    for (const size of [PHONE, { width: 360, height: 760 }, { width: 1280, height: 800 }]) {
      sandbox.faults.clear();
      sandbox.faults.add({ call: 'session', kind: 'server-error' });
      await page.setViewportSize(size);
      await page.goto(`${sandbox.brands['city-index']}/en-uk`);
      await logInButton(page).click();
      await expect(page.locator('.field__help--error')).toHaveCount(2);
      const between = async (upper: string, lower: string, nth = 0) =>
        Math.round((await boxOf(page, lower, nth)).top - (await boxOf(page, upper, nth - 1)).bottom);
      // In high windows an error is clearly nearer to its own field.
      const air = size.height >= 752 ? 8 : 0;
      expect(await between('.field__box', '.field__label', 1), 'field to field').toBe(32 + air);
      expect(await between('.field__box', '.field__label', 2), 'field to platforms').toBe(32 + air);
      const error = await boxOf(page, '.field__help--error span');
      expect(error.top - (await boxOf(page, '.field__box')).bottom, 'field to error').toBe(4);
      expect((await boxOf(page, '.field__label', 1)).top - error.bottom, 'error to label').toBe(8 + air);
      const button = await boxOf(page, 'form button[type=submit]');
      const tick = await boxOf(page, 'input[type=checkbox]');
      expect(Math.round(button.top - tick.bottom), 'row to button').toBe(24);
      const platforms = await boxOf(page, '.radio-group__options');
      expect(Math.round(tick.top - platforms.bottom), 'platforms to row').toBe(size.height > 672 ? 32 : 12);

      await signIn(page, personOf(sandbox, 'plain'));
      await expect(alertOn(page)).toBeVisible();
      const notice = await boxOf(page, '.notice');
      expect(Math.round(notice.top - (await boxOf(page, 'h1')).bottom), 'heading to message').toBe(12);
      expect((await boxOf(page, 'label')).top - notice.bottom).toBeGreaterThanOrEqual(12);
    }
  });

  test('the row of Remember me is as far from the password as the fields are from each other', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands.kq}/`);
    await expectScreen(page, 'login');
    const [tick, field] = [await boxOf(page, 'input[type=checkbox]'), await boxOf(page, '.field__box', 1)];
    expect(Math.round(tick.top - field.bottom)).toBe(32);
  });

  test('the card stands a little above the middle, in tall windows too', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
    for (const [width, height] of [
      [2560, 1440],
      [1920, 1080],
      [768, 1024],
      [1280, 800],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [header, card] = [await boxOf(page, 'header'), await boxOf(page, 'main')];
      const [above, below] = [card.top - header.bottom, height - card.bottom];
      expect(above / (above + below), `${width} × ${height}`).toBeGreaterThan(0.35);
      expect(above / (above + below), `${width} × ${height}`).toBeLessThan(0.45);
    }
    await page.setViewportSize({ width: 1280, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing scrolls').toBe(640);
  });

  test('a form with tabs fits the window of a small laptop', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto(`${sandbox.brands.whs}/en-uk`);
    await expect(page.getByRole('tab')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(650);
  });

  test('the words of the platforms fit their segments on the smallest phones', async ({ page, sandbox }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=de`);
      await expectScreen(page, 'login');
      const options = page.locator('.radio-group__option');
      const shapes = await options.evaluateAll((all) =>
        all.map((option) => ({ top: option.getBoundingClientRect().top, height: option.clientHeight })),
      );
      expect(new Set(shapes.map(({ top, height }) => `${top} ${height}`)).size, 'one row').toBe(1);
      const lines = await options.evaluateAll((all) =>
        all.map((option) => {
          const words = document.createRange();
          words.selectNodeContents(option.querySelector('span')?.firstChild ?? option);
          return words.getClientRects().length;
        }),
      );
      expect(lines, 'no word is broken').toEqual([1, 1, 1]);
      const widths = () => options.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
      const before = await widths();
      await page.locator('input[value=settings]').check();
      expect(await widths(), 'a choice moves nothing').toEqual(before);
    }
  });

  test('the card of the forgotten password begins where the login’s does', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.kq}/`);
    await expectScreen(page, 'login');
    const { top } = await boxOf(page, 'main');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(page.getByRole('heading')).toBeFocused();
    await expect(page.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page, 'main')).top).toBe(top);
    await page.setViewportSize({ width: 320, height: 640 });
    const [heading, close] = [await boxOf(page, 'h1'), await boxOf(page, '.reset__bar .button')];
    expect(close.top, 'a long heading leaves the button its line').toBeLessThan(heading.bottom);
  });

  test('the way on from a stalled departure does not make its card grow', async ({ page, sandbox }) => {
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expectScreen(page, 'leaving');
    const before = await boxOf(page, 'main');
    await page.clock.runFor(10_100);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(await boxOf(page, 'main')).toEqual(before);
    const [words, button] = [await boxOf(page, 'main p'), await boxOf(page, 'main .button')];
    expect(Math.round(button.top - words.bottom), 'words to button').toBe(24);
  });

  test('the brand’s logo is in the header without a further request, and read out by its name [2.37]', async ({
    page,
    sandbox,
    guard,
  }) => {
    await page.goto(`${sandbox.brands.forex}/en-uk`);
    await expectScreen(page, 'login');
    await expect(
      page.getByRole('banner').getByRole('img', { name: 'Northgate FX', exact: true }),
    ).toBeVisible();
    expect(guard.asked.filter((call) => call.endsWith('logo.svg'))).toEqual([]);
    const size = (selector: string) =>
      page.locator(selector).evaluate((use) => (use as SVGUseElement).getBBox().width);
    expect(await size('.brand-logo__mark > use')).toBeGreaterThan(0);
    expect(await size('.brand-logo__word > use')).toBeGreaterThan(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await boxOf(page, 'header')).height, 'logo and languages share a line').toBe(73);
  });

  test('in forced colours no mark keeps the brand’s', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/Failed to load resource/);
    sandbox.faults.add({ call: 'session', kind: 'server-error' });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(alertOn(page)).toBeVisible();
    const colourOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('.notice .icon')).toBe(await colourOf('.notice__text'));
    const chosen = page.locator('input:checked + .radio-group__text');
    await expect(chosen).toHaveCSS('box-shadow', 'none');
    await expect(chosen).toHaveCSS('background-image', 'none');
    await page.goto(`${sandbox.brands['city-index']}/en-uk/login-failed`);
    await expectScreen(page, 'login-failed');
    expect(await colourOf('.failure-mark > .icon')).toBe(await colourOf('h1'));
  });
});
