import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { type Shot, takeSheet } from './support/contact-sheet.ts';
import { chooseUserName, expectScreen, logInButton } from './support/login-page.ts';
import { BRANDS, personOf, queryFor, ROOT_OF } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** Where `npm run pictures` wants its sheets. Otherwise only each brand's own look is kept. */
const sheets = process.env.GATEHOUSE_PICTURES;
const artefacts = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;
const THEMES = sheets === undefined ? [undefined] : (['light', 'dark'] as const);
const DIRECTIONS = sheets === undefined ? (['ltr'] as const) : (['ltr', 'rtl'] as const);

mkdirSync(artefacts, { recursive: true });
if (sheets !== undefined) mkdirSync(sheets, { recursive: true });

/** Takes pictures of the current page, at both sizes and in the requested themes. */
async function shoot(page: Page, name: string): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    if (theme !== undefined) await page.locator('html').evaluate(wear, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // The panel's art loads last, and a picture without it would be wrong.
      if (sheets !== undefined) await page.waitForTimeout(250);
      const png = await page.screenshot({ animations: 'disabled' });
      const caption = [name, theme, size.width].filter((word) => word !== undefined).join('-');
      writeFileSync(join(artefacts, `${caption}.png`), png);
      shots.push({ caption, png, width: size.width === 1280 ? 440 : 213 });
      expect(await sidewaysScroll(page), `${caption} fits its width`).toBe(0);
    }
  }
  return shots;
}

function wear(root: HTMLElement, theme: string): void {
  root.dataset.theme = theme;
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const isWide = ({ width }: Shot): boolean => width > 300;

test.describe('pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  for (const brand of BRANDS) {
    test(`of ${brand}: login and login-failed, on a desk and on a phone`, async ({
      page,
      context,
      sandbox,
      guard,
    }) => {
      guard.expectErrors(/401/);
      const login: Shot[] = [];
      const failed: Shot[] = [];
      for (const direction of DIRECTIONS) {
        const query = new URLSearchParams(queryFor(sandbox, brand));
        if (direction === 'rtl') query.set('lang', 'ar');
        await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}?${query}`);
        await expectScreen(page, 'login');
        login.push(...(await shoot(page, `${brand}-login-${direction}`)));
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
          );
          expect(overflow, `nothing scrolls at ${size.width} × ${size.height}`).toBe(0);
        }
        await chooseUserName(page);
        await page.locator('input[name=username]').fill(personOf(sandbox, 'plain').username);
        await page.locator('input[name=password]').fill(WRONG_PASSWORD);
        await logInButton(page).click();
        await expectScreen(page, 'login-failed');
        failed.push(...(await shoot(page, `${brand}-login-failed-${direction}`)));
      }
      if (sheets === undefined) return;
      const [first] = login;
      if (brand === 'city-index' && first !== undefined) writeFileSync(join(sheets, 'login.png'), first.png);
      await takeSheet(context, join(sheets, `${brand}.png`), [
        login.filter(isWide),
        [...login, ...failed].filter((shot) => !isWide(shot)),
        failed.filter(isWide),
      ]);
    });
  }

  for (const brand of ['city-index', 'forex'] as const) {
    test(`of ${brand}: what it looks like when something is wrong`, async ({
      page,
      context,
      sandbox,
      guard,
    }) => {
      guard.expectErrors(/Failed to load|config\.json/);
      const root = `${sandbox.brands[brand]}/en-uk`;
      const shots: Shot[] = [];
      const send = async () => {
        await page.goto(root);
        await page.locator('input[name=username]').fill(personOf(sandbox, 'plain').username);
        await page.locator('input[name=password]').fill(personOf(sandbox, 'plain').password);
        await logInButton(page).click();
      };
      await page.goto(root);
      await logInButton(page).click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      shots.push(...(await shoot(page, `${brand}-empty`)));
      for (const [name, kind] of [
        ['unreachable', 'server-error'],
        ['cooling-down', 'too-many'],
      ] as const) {
        sandbox.faults.clear();
        sandbox.faults.add({ call: 'session', kind, ...(kind === 'too-many' ? { retryAfter: '30' } : {}) });
        await send();
        await expect(page.getByRole('alert')).toBeVisible();
        shots.push(...(await shoot(page, `${brand}-${name}`)));
      }
      sandbox.faults.clear();
      sandbox.faults.add({ call: 'session', kind: 'timeout' });
      await send();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ timeout: 10_000 });
      shots.push(...(await shoot(page, `${brand}-waiting`)));
      sandbox.faults.clear();
      await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
      await page.clock.install();
      await send();
      await expectScreen(page, 'leaving');
      await page.clock.runFor(10_100);
      shots.push(...(await shoot(page, `${brand}-leaving`)));
      // A brand whose provider opens in a tab has no such screen. Its sister brand has.
      const framed = sandbox.brands[brand === 'forex' ? 'tradingview-forex' : brand];
      await page.goto(`${framed}/en-uk/reset`);
      await expectScreen(page, 'reset');
      shots.push(...(await shoot(page, `${brand}-reset`)));
      await page.goto(`${root}?redirect_uri=x`);
      await expect(page.getByRole('alert')).toBeVisible();
      shots.push(...(await shoot(page, `${brand}-redirect-refused`)));
      await page.unroute(`${sandbox.home}/platform/**`);
      await page.goto(root);
      await page.locator('input[name=username]').fill(personOf(sandbox, 'forced-change').username);
      await page.locator('input[name=password]').fill(personOf(sandbox, 'forced-change').password);
      await logInButton(page).click();
      await expectScreen(page, 'force-password');
      await page.locator('[name=newPassword]').fill('Canary');
      await page.locator('[name=reEnterPassword]').fill('canary');
      await page.locator('[name=reEnterPassword]').press('Enter');
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
      shots.push(...(await shoot(page, `${brand}-force-password`)));
      sandbox.faults.add({ call: 'config', kind: 'wrong-type' });
      await page.goto(root);
      await expectScreen(page, 'configuration-fault');
      shots.push(...(await shoot(page, `${brand}-configuration-fault`)));
      if (sheets === undefined) return;
      const wide = shots.filter(isWide);
      const narrow = shots.filter((shot) => !isWide(shot));
      await takeSheet(context, join(sheets, `${brand}-states.png`), [
        wide.slice(0, 4),
        wide.slice(4, 8),
        narrow.slice(0, 8),
        wide.slice(8, 12),
        wide.slice(12),
        narrow.slice(8),
      ]);
    });
  }

  // One brand is enough to see that everything fits. The sheets show a light one and a dark one.
  for (const brand of sheets === undefined ? (['city-index'] as const) : (['city-index', 'forex'] as const)) {
    test(`of ${brand}: two-factor`, async ({ page, context, sandbox, guard }) => {
      guard.expectErrors(/status of (400|429)/);
      const shots: Shot[] = [];
      const { username, password } = personOf(sandbox, 'many-contacts');
      const code = page.locator('input[name=code]');
      for (const direction of DIRECTIONS) {
        const take = async (state: string) =>
          shots.push(...(await shoot(page, `${brand}-two-factor-${state}-${direction}`)));
        sandbox.reset();
        await page.goto(`${sandbox.brands[brand]}/en-uk?lang=${direction === 'rtl' ? 'ar' : 'en'}`);
        await page.locator('input[name=username]').fill(username);
        await page.locator('input[name=password]').fill(password);
        await logInButton(page).click();
        await expectScreen(page, 'two-factor');
        await code.fill('12');
        await code.press('Enter');
        await take('errors');
        await page.getByRole('combobox').click();
        await take('open');
        sandbox.faults.add({ call: 'send-code', kind: 'too-many', retryAfter: '30', count: 1 });
        await page.getByRole('option').nth(0).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await take('not-sent');
        await page.getByRole('combobox').click();
        await page.getByRole('option').nth(1).click();
        await expect(page.locator('.notice--status')).toBeVisible();
        await code.fill('123456');
        await take('sent');
        await logInButton(page).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await take('refused');
      }
      if (sheets === undefined) return;
      const [wide, narrow] = [shots.filter(isWide), shots.filter((shot) => !isWide(shot))];
      const rows = (all: readonly Shot[], length: number) =>
        Array.from({ length: Math.ceil(all.length / length) }, (_, row) =>
          all.slice(row * length, (row + 1) * length),
        );
      await takeSheet(context, join(sheets, `${brand}-two-factor.png`), [
        ...rows(wide, 4),
        ...rows(narrow, 8),
      ]);
    });
  }
});
