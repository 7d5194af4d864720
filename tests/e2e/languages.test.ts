import type { Page } from 'playwright/test';
import { expectScreen, logInButton, password, placeOf, userName } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** Each language by its own name. */
const LANGUAGES = [
  ['en', 'English'],
  ['zh', '中文'],
  ['ja', '日本語'],
  ['ar', 'العربية'],
  ['de', 'Deutsch'],
  ['pl', 'Polski'],
  ['es', 'Español'],
] as const;

test.describe('languages', () => {
  test('are all there, and no key shows itself on any screen', async ({ page, sandbox }) => {
    const site = sandbox.brands['city-index'];
    const english = (await (await fetch(`${site}/assets/i18n/en.json`)).json()) as Record<string, string>;
    const headings = new Set<string>();
    for (const screen of ['login', 'login-failed', 'reset']) {
      await page.goto(`${site}/en-uk/${screen}`);
      await expectScreen(page, screen);
      for (const [code, name] of LANGUAGES) {
        await chooseLanguage(page, code, name);
        await expect(page.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
        const shown = await page.locator('body').evaluate((body) => {
          const names = [...body.querySelectorAll('[aria-label],[title]')].flatMap((element) => [
            element.getAttribute('aria-label') ?? '',
            element.getAttribute('title') ?? '',
          ]);
          const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          const texts: string[] = [];
          while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '');
          return [...texts, ...names];
        });
        expect(
          shown.filter((text) => text in english),
          `${code} ${screen}`,
        ).toEqual([]);
        const heading = (await page.getByRole('heading').first().textContent()) ?? '';
        await expect(page, 'a tab says where the visitor is').toHaveTitle(
          code === 'en' && screen === 'login' ? 'Log in - Meridian' : `${heading} - Meridian`,
        );
        headings.add(heading);
      }
    }
    expect(headings.size, 'every screen has a heading of its own in every language').toBe(
      LANGUAGES.length * 3,
    );
  });

  test('that do not arrive leave the page as it is, which says so; the last choice counts', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/pl\.json|ERR_/);
    await page.route('**/i18n/pl.json', (route) => route.abort());
    await page.goto(`${sandbox.brands.whs}/`);
    await chooseLanguage(page, 'pl', 'Polski', 'en');
    await expect(page.locator('.reload-offer')).toContainText('A part of this page did not arrive.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => placeOf(page)).toBe('/');
    await page.unroute('**/i18n/pl.json');

    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/i18n/pl.json', async (route) => {
      await released;
      await route.continue();
    });
    await chooseLanguage(page, 'pl', 'Polski', 'en');
    await chooseLanguage(page, 'de', 'Deutsch');
    const arrived = page.waitForResponse('**/i18n/pl.json');
    release();
    await (await arrived).finished();
    await page.waitForTimeout(200);
    await expect(page.getByRole('heading')).toHaveText('Anmelden');
  });

  test('have a file each, English the one that stands in, and British and American English their own [9.13]', async ({
    page,
    sandbox,
    guard,
  }) => {
    const site = sandbox.brands.forex;
    const files = () =>
      guard.asked.flatMap((call) => /^GET \/assets\/i18n\/(.*)\.json$/.exec(call)?.[1] ?? []);
    // The texts of the first language are in the document. The page asks for those of another one.
    for (const [address, regional] of [
      ['/en-uk?lang=de', 'en-gb'],
      ['/en-us?lang=de', 'en-us'],
    ] as const) {
      await page.goto(`${site}${address}`);
      await expectScreen(page, 'login');
      await chooseLanguage(page, 'en', 'English');
      await expect(logInButton(page)).toHaveText('Log in');
      await expect.poll(files).toContain(regional);
    }
    for (const lang of ['fr', 'constructor']) {
      await page.goto(`${site}/ie?lang=${lang}`);
      await expectScreen(page, 'login');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(logInButton(page)).toHaveText('Log in');
      expect(files()).not.toContain(lang);
    }
    for (const [code, name] of LANGUAGES) {
      await chooseLanguage(page, code, name);
      const answer = await page.request.get(`${site}/assets/i18n/${code}.json`);
      const texts = (await answer.json()) as Readonly<Record<string, string>>;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['login.heading'] ?? '-');
    }
  });

  test('change by the menu: lang is replaced, and all that was typed stays', async ({ page, sandbox }) => {
    const { username } = personOf(sandbox, 'plain');
    await page.goto(`${sandbox.brands.forex}/en-ca/login?a=1&lang=en-ca&state=eyJ+/=&b`);
    await userName(page).fill(username);
    await password(page).fill(WRONG_PASSWORD);
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(logInButton(page)).toHaveText('Anmelden');
    await expect.poll(() => placeOf(page)).toBe('/en-ca/login?a=1&lang=de&state=eyJ+/=&b');
    await expect(page.locator('input[name=username]')).toHaveValue(username);
    await expect(page.locator('input[name=password]')).toHaveValue(WRONG_PASSWORD);
    await expect(page.locator('input[name=rememberMe]')).toBeChecked();
    await page.reload();
    await expect(logInButton(page)).toHaveText('Anmelden');
  });

  test('are in a menu that a press, the wheel or the focus outside of it closes [4.26]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await expectScreen(page, 'login');
    await page.mouse.move(5, 400);
    const press = async () => {
      await page.mouse.down();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.mouse.up();
    };
    for (const leave of [press, () => page.mouse.wheel(0, 20), () => userName(page).focus()]) {
      await page.getByRole('button', { name: 'Language' }).press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await leave();
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
  });

  test('in Arabic mirror the page; user names run left to right all the same [2.13]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk?lang=ar`);
    await expectScreen(page, 'login');
    const logo = await page.locator('header [role=img]').boundingBox();
    const menu = await page.locator('header .language-menu').boundingBox();
    expect(logo?.x).toBeGreaterThan(menu?.x ?? Number.NaN);
    await expect(page.locator('input[name=username]')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('main')).toHaveCSS('direction', 'rtl');
    const art = await page.locator('.brand-panel').evaluate((panel) => {
      const { maskImage, transform, rotate, scale } = getComputedStyle(panel, '::before');
      return { isThere: maskImage.includes('panel.svg'), turned: [transform, rotate, scale] };
    });
    expect(art, 'a mirrored chart would show rising prices as falling').toEqual({
      isThere: true,
      turned: ['none', 'none', 'none'],
    });
    await logInButton(page).click();
    await expect(page.locator('input[name=username]')).toBeFocused();
    await expect(page.locator('input[aria-invalid=true]')).toHaveCount(2);
  });
});

async function chooseLanguage(page: Page, code: string, name: string, shown = code): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', shown);
}
