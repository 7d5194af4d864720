// Reload, back and forward in states where they are unusual.
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { alertOn, expectScreen, expectUsable, landingOf, password, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const NEW = 'New-Canary45';
const ROOT = '/en-uk?a=1';
const REFUSED = `/en-uk?redirect_uri=${encodeURIComponent('https://evil.example/')}`;
const platformOf = (sandbox: Sandbox): string => `${sandbox.home}/platform/**`;

interface Row {
  /** The address within the brand's site, and what happens there until the state is reached. */
  readonly address: string;
  readonly reach: (page: Page, sandbox: Sandbox) => Promise<void>;
  /** What the visitor finds afterwards. */
  readonly find: (page: Page) => Promise<void>;
  /** Removes what kept the visitor there, so that the login works again. */
  readonly recover?: (page: Page, sandbox: Sandbox) => Promise<void>;
}

/** The login, ready to be used, with nothing left of the password. */
const freshLogin = async (page: Page): Promise<void> => {
  await expectScreen(page, 'login');
  await expectUsable(page);
  await expect(password(page)).toHaveValue('');
};

const ROWS: Readonly<Record<string, Row>> = {
  leaving: {
    address: ROOT,
    async reach(page, sandbox) {
      // An answer without content keeps the browser where it is, like a platform that is down.
      await page.route(platformOf(sandbox), (route) => route.fulfill({ status: 204 }));
      const answered = page.waitForEvent('requestfailed', (request) => request.url().includes('/platform/'));
      await signIn(page, personOf(sandbox, 'plain'));
      await expectScreen(page, 'leaving');
      // Before that, going back would abort the navigation.
      await answered;
    },
    find: freshLogin,
    recover: (page, sandbox) => page.unroute(platformOf(sandbox)),
  },
  'redirect-refused': {
    address: REFUSED,
    async reach() {},
    async find(page) {
      await expect(alertOn(page)).toHaveText('Invalid redirectUri provided');
      await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
      await expect(page.locator('form')).toHaveCount(0);
    },
  },
  'configuration-fault': {
    address: ROOT,
    async reach() {},
    async find(page) {
      await expectScreen(page, 'configuration-fault');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    async recover(page, sandbox) {
      sandbox.faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  'cooling-down': {
    address: ROOT,
    async reach(page, sandbox) {
      sandbox.faults.add({ call: 'session', kind: 'too-many', retryAfter: '600', count: 1 });
      await signIn(page, personOf(sandbox, 'plain'));
      await expect(alertOn(page)).toHaveText(/^Too many attempts\./);
    },
    find: freshLogin,
  },
  'password-changed': {
    address: ROOT,
    async reach(page, sandbox) {
      const person = personOf(sandbox, 'forced-change');
      await signIn(page, person);
      await expectScreen(page, 'force-password');
      for (const [name, value] of [
        ['oldPassword', person.password],
        ['newPassword', NEW],
        ['reEnterPassword', NEW],
      ] as const)
        await page.locator(`input[name=${name}]`).fill(value);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'OK' })).toBeVisible();
    },
    async find(page) {
      await freshLogin(page);
      await expect(page.getByRole('status')).toHaveText('Your login has expired. Please log in again.');
    },
  },
};

test.describe('no dead end by reload, back and forward', () => {
  for (const [state, { address, reach, find, recover }] of Object.entries(ROWS))
    test(`in ${state}`, async ({ page, sandbox, guard }) => {
      guard.keepSecret(NEW);
      guard.expectErrors(/status of 429|config\.json/);
      const ways = {
        reload: () => page.reload(),
        async 'back and forward'() {
          await page.goBack();
          await page.goForward();
        },
      };
      for (const [way, take] of Object.entries(ways)) {
        // Leave first: the web trader would go on with a session that is gone.
        await page.goto(sandbox.home);
        sandbox.reset();
        if (state === 'configuration-fault') sandbox.faults.add({ call: 'config', kind: 'wrong-type' });
        await page.goto(`${sandbox.brands['city-index']}${address}`);
        await reach(page, sandbox);
        await test.step(way, async () => {
          await take();
          await find(page);
          if (address === REFUSED) return;
          await recover?.(page, sandbox);
          await signIn(page, personOf(sandbox, 'plain'));
          expect((await landingOf(page)).accepted).toBe(true);
        });
      }
    });
});
