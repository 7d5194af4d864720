import AxeBuilder from '@axe-core/playwright';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expectScreen, logInButton } from './support/login-page.ts';
import { type Brand, personOf, ROOT_OF } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** The brand's region root. */
  readonly root: string;
  readonly language: string;
}

/** How to reach each screen without using any words of a language. */
const SCREENS = {
  login: async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
  },
  'login with errors': async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await logInButton(page).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  },
  'phone with errors and its list open': async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await page.getByRole('tab').last().click();
    await logInButton(page).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(async () => {
      await page.locator('[name=phonePrefix]').press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
    }).toPass();
  },
  'login with a fault': async ({ page, sandbox, root, language }: Visit) => {
    sandbox.faults.add({ call: 'session', kind: 'too-many', retryAfter: '30' });
    await page.goto(`${root}?lang=${language}`);
    await signInAs(page, sandbox);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'login with its menu open': async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await page.locator('header button[aria-haspopup=menu]').click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'login-failed': async ({ page, sandbox, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await page.locator('input[name=username]').fill(personOf(sandbox, 'locked').username);
    await page.locator('input[name=password]').fill('x');
    await logInButton(page).click();
    await expectScreen(page, 'login-failed');
  },
  reset: async ({ page, root, language }: Visit) => {
    // A `lang` here would lead to the login (first navigation), so choose the language in the menu.
    await page.goto(`${root}/reset`);
    await expectScreen(page, 'reset');
    if (language === 'en') return;
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
  },
  'two-factor with errors': async (visit: Visit) => {
    await signInForCode(visit);
    await visit.page.locator('input[name=code]').press('Enter');
    await expect(visit.page.locator('[aria-invalid=true]')).toHaveCount(2);
  },
  'two-factor with its list open': async (visit: Visit) => {
    await signInForCode(visit);
    await visit.page.getByRole('combobox').click();
    await expect(visit.page.getByRole('listbox')).toBeVisible();
  },
  'two-factor with its pop-up': async (visit: Visit) => {
    const { page } = visit;
    await signInForCode(visit);
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await page.locator('input[name=code]').fill('abcdef');
    await logInButton(page).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'force-password with errors': async ({ page, sandbox, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await signInAs(page, sandbox, 'change-fails');
    await expectScreen(page, 'force-password');
    await page.locator('[name=newPassword]').fill('Canary');
    await page.locator('[name=reEnterPassword]').fill('x');
    await page.locator('form button[type=submit]').click({ force: true });
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  },
  'force-password failed': async ({ page, sandbox, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await signInAs(page, sandbox, 'change-fails');
    await expectScreen(page, 'force-password');
    for (const input of await page.locator('input[type=password]').all()) await input.fill('New-Canary45');
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form')).toBeHidden();
  },
  'configuration-fault': async ({ page, sandbox, root, language }: Visit) => {
    sandbox.faults.add({ call: 'config', kind: 'wrong-type' });
    await page.goto(`${root}?lang=${language}`);
    await expectScreen(page, 'configuration-fault');
  },
  leaving: async ({ page, sandbox, root, language }: Visit) => {
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    await page.clock.install();
    await page.goto(`${root}?lang=${language}`);
    await signInAs(page, sandbox);
    await expectScreen(page, 'leaving');
    await page.clock.runFor(10_100);
    await expect(page.locator('main button')).toBeVisible();
  },
} as const;

async function signInForCode({ page, sandbox, root, language }: Visit): Promise<void> {
  await page.goto(`${root}?lang=${language}`);
  await signInAs(page, sandbox, 'many-contacts');
  await expectScreen(page, 'two-factor');
}

async function signInAs(page: Page, sandbox: Sandbox, id = 'plain'): Promise<void> {
  const person = personOf(sandbox, id);
  await page.locator('input[name=username]').fill(person.username);
  await page.locator('input[name=password]').fill(person.password);
  await logInButton(page).click();
}

/** A light brand and a dark one. /reset is a screen only for brands with a framed provider. */
function brandsFor(screen: string): readonly Brand[] {
  // Two of the brands have tabs.
  if (screen.startsWith('phone')) return ['forex-chinese', 'whs'];
  return ['city-index', screen === 'reset' ? 'tradingview-forex' : 'forex'];
}

test.describe('accessibility, by every rule that axe has for the web', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(SCREENS)) {
    for (const brand of brandsFor(name)) {
      test(`${name} of ${brand}, in English and in Arabic`, async ({ page, sandbox, guard }) => {
        guard.keepSecret('New-Canary45');
        guard.expectErrors(/40[01]|429|500|config\.json/);
        for (const language of ['en', 'ar']) {
          sandbox.reset();
          await open({ page, sandbox, root: `${sandbox.brands[brand]}${ROOT_OF[brand]}`, language });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(passes.length, 'axe has looked at something').toBeGreaterThan(10);
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        }
      });
    }
  }
});
