import { expectScreen, landingOf, logInButton, password, signIn, userName } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

test.describe('remember me', () => {
  test('keeps the user name under its own keys, fills it in next time, and forgets it when unticked [3.3]', async ({
    page,
    sandbox,
  }) => {
    const { username } = personOf(sandbox, 'plain');
    const site = `${sandbox.brands.whs}/`;
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
    await page.goto(site);
    await expect(page.getByLabel('Remember me')).not.toBeChecked();
    await page.getByLabel('Remember me').check();
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).accepted).toBe(true);

    await page.goto(site);
    await expect(userName(page)).toHaveValue(username);
    await expect(password(page)).toHaveValue('');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    expect(await keys()).toEqual(['rememberme', 'username']);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await page.getByLabel('Remember me').uncheck();
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
    await page.goto(site);
    await expect(userName(page)).toHaveValue('');
    await expect(page.getByLabel('Remember me')).not.toBeChecked();
    expect(await keys()).toEqual([]);
  });

  test('forgets after 31536000000 ms, and not before [9.3]', async ({ page, sandbox }) => {
    const year = 31_536_000_000;
    const site = `${sandbox.brands.whs}/`;
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto(site);
    await page.getByLabel('Remember me').check();
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).accepted).toBe(true);
    for (const [after, value] of [
      [year - 1, personOf(sandbox, 'plain').username],
      [year, ''],
    ] as const) {
      await page.clock.setFixedTime(now + after);
      await page.goto(site);
      await expectScreen(page, 'login');
      await expect(userName(page)).toHaveValue(value);
      await expect(page.getByLabel('Remember me')).toBeChecked({ checked: value !== '' });
      const expiries = () =>
        page.evaluate(() => Object.values(localStorage).map((text) => JSON.parse(text).expires));
      await expect.poll(expiries).toEqual(value === '' ? [] : [now + year, now + year]);
    }
  });

  test('changes nothing when the log-on is refused', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/401/);
    await page.goto(`${sandbox.brands.whs}/`);
    await page.getByLabel('Remember me').check();
    await signIn(page, { username: 'someone', password: WRONG_PASSWORD });
    await expectScreen(page, 'login-failed');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('drops values that nobody of ours wrote', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      localStorage.setItem('username', '{"version":1,"expires":"soon"');
      localStorage.setItem('rememberme', 'true');
    });
    await page.goto(`${sandbox.brands.whs}/`);
    await expect(userName(page)).toHaveValue('');
    await signIn(page, personOf(sandbox, 'plain'));
    expect((await landingOf(page)).accepted).toBe(true);
  });

  for (const how of ['refuses', 'is not there']) {
    test(`is silently off where the browser’s store ${how}`, async ({ page, sandbox }) => {
      await page.addInitScript((refuses) => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            if (refuses) return JSON.parse('storage is denied');
            return undefined;
          },
        });
      }, how === 'refuses');
      await page.goto(`${sandbox.brands.whs}/`);
      await page.getByLabel('Remember me').check();
      await signIn(page, personOf(sandbox, 'plain'));
      expect((await landingOf(page)).accepted).toBe(true);
    });
  }
});

test.describe('a page that comes back', () => {
  test('by a reload or the back button holds no password', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.whs}/?a=1`);
    await userName(page).fill('someone');
    await password(page).fill(WRONG_PASSWORD);
    await page.goto(`${sandbox.home}/`);
    await page.goBack();
    await expectScreen(page, 'login');
    await expect(password(page)).toHaveValue('');
    await password(page).fill(WRONG_PASSWORD);
    await page.reload();
    await expect(password(page)).toHaveValue('');
  });

  test('out of the back/forward cache starts over: no password, nothing spinning, no session call left', async ({
    page,
    sandbox,
  }) => {
    sandbox.faults.add({ call: 'session', kind: 'timeout', count: 1 });
    await page.goto(`${sandbox.brands.whs}/`);
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(password(page)).toHaveValue('');
    await expect(userName(page)).toHaveValue(personOf(sandbox, 'plain').username);
    await expect(logInButton(page)).not.toHaveAttribute('aria-disabled');
    // The first call may have been cancelled before the fault could meet it.
    sandbox.faults.clear();
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
  });
});
