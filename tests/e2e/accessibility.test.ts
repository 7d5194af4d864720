import AxeBuilder from '@axe-core/playwright';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expectScreen, logInButton } from './support/login-page.ts';
import { type Brand, queryFor, ROOT_OF } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly brand: Brand;
  /** The brand's region root. */
  readonly root: string;
  readonly language: string;
}

/**
 * What documents bring with them, or what is shown without a flow. `gallery-states.test.ts` judges every state in every
 * look; these show that the site itself is no different.
 */
const SCREENS = {
  login: async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
  },
  'login with errors': async ({ page, root, language }: Visit) => {
    await page.goto(`${root}?lang=${language}`);
    await logInButton(page).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  },
  reset: async ({ page, sandbox, brand, root, language }: Visit) => {
    // A `lang` here would lead to the login (first navigation), so choose the language in the menu.
    await page.goto(`${root}/reset${queryFor(sandbox, brand)}`);
    await expectScreen(page, 'reset');
    if (language === 'en') return;
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
  },
  'configuration-fault': async ({ page, sandbox, root, language }: Visit) => {
    sandbox.faults.add({ call: 'config', kind: 'wrong-type' });
    await page.goto(`${root}?lang=${language}`);
    await expectScreen(page, 'configuration-fault');
  },
} as const;

/** A light brand and a dark one. /reset is a screen only for brands with a framed provider. */
function brandsFor(screen: string): readonly Brand[] {
  return ['city-index', screen === 'reset' ? 'tradingview-forex' : 'forex'];
}

test.describe('accessibility, by every rule that axe has for the web', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, open] of Object.entries(SCREENS)) {
    for (const brand of brandsFor(name)) {
      test(`${name} of ${brand}, in English and in Arabic`, async ({ page, sandbox, guard }) => {
        guard.expectErrors(/config\.json/);
        for (const language of ['en', 'ar']) {
          sandbox.reset();
          await open({ page, sandbox, brand, root: `${sandbox.brands[brand]}${ROOT_OF[brand]}`, language });
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
