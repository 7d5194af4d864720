import type { Route } from 'playwright/test';
import {
  expectScreen,
  expectUsable,
  fillIn,
  landingOf,
  logInButton,
  password,
  signIn,
  stopClock,
  takenOver,
  userName,
} from './support/login-page.ts';
import { ACCOUNT_CALL, callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test.describe('while the service is working', () => {
  test('a double click is one log-on', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await fillIn(page, personOf(sandbox, 'plain'));
    await logInButton(page).dblclick();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });

  test('Enter and a click, and any number of both, are one log-on', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await fillIn(page, personOf(sandbox, 'slow'));
    await page.evaluate(() => {
      const form = document.querySelector('form');
      const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
      for (let time = 0; time < 5; time += 1) {
        form?.requestSubmit();
        button?.click();
      }
    });
    await password(page).press('Enter');
    await logInButton(page).click({ force: true });
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => page.locator('#landing').count(), { timeout: 10_000 }).toBe(1);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
    expect(callsTo(sandbox, ACCOUNT_CALL)).toHaveLength(1);
  });

  test('after a second the button says so, after five the page does and offers Cancel', async ({
    page,
    sandbox,
  }) => {
    sandbox.faults.add({ call: 'session', kind: 'slow', ms: 2_000 });
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await stopClock(page);
    const before = await logInButton(page).boundingBox();
    const sentence = page.getByRole('main').getByText('Still waiting for the service.');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(900);
    await expect(logInButton(page)).toHaveText('Log in');
    await page.clock.runFor(200);
    await expect(logInButton(page)).toHaveText('Logging in…');
    await page.clock.runFor(3_700);
    await expect(sentence.or(cancel)).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(sentence).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Still waiting for the service.');
    await expect(cancel).toBeVisible();
    expect(await logInButton(page).boundingBox(), 'it keeps its shape').toEqual(before);
    await page.clock.resume();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('a screen whose code is late says so after a second and after five, and offers a reload after twenty', async ({
    page,
    sandbox,
  }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/TwoFactor-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await stopClock(page);
    await signIn(page, personOf(sandbox, 'two-factor'));
    const main = page.getByRole('main');
    const reload = page.getByRole('button', { name: 'Load again' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(main).toHaveText('');
    await page.clock.runFor(1_100);
    await expect(main.getByRole('heading')).toHaveText('Loading');
    await expect(page.getByRole('status')).toHaveText('Loading');
    await page.clock.runFor(4_000);
    await expect(page.getByRole('status')).toHaveText('Still waiting for the service.');
    await expect(reload).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(reload).toBeVisible();
    release();
    await page.clock.resume();
    await expectScreen(page, 'two-factor');
    await expect(main.getByRole('heading')).toBeFocused();
    await expect(reload).toBeHidden();
  });

  test('a busy button looks neither hovered nor disabled', async ({ page, sandbox }) => {
    const looks = () =>
      logInButton(page).evaluate((button) => {
        const { backgroundColor, color } = getComputedStyle(button);
        return { backgroundColor, color, bar: getComputedStyle(button, '::after').content };
      });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await takenOver(page);
    await fillIn(page, personOf(sandbox, 'slow'));
    const rest = await looks();
    await logInButton(page).hover();
    const hovered = await looks();
    expect(hovered.backgroundColor).not.toBe(rest.backgroundColor);
    await logInButton(page).click();
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    expect(await looks(), 'the pointer is still on it').toEqual({ ...rest, bar: '""' });
    expect(rest.bar).toBe('none');
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('an answer that comes after Cancel is dropped, and another attempt works', async ({
    page,
    sandbox,
    guard,
  }) => {
    const person = personOf(sandbox, 'plain');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = false;
    await page.route(`**${SESSION_CALL}`, async (route) => {
      const response = await route.fetch();
      guard.keepSecret(((await response.json()) as { session: string }).session);
      await released;
      await route.fulfill({ response }).catch(() => undefined);
      answered = true;
    });
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, person);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status')).toHaveText('Cancelled. You have not been logged in.');
    await expect(logInButton(page), 'its button is gone, and the focus is not').toBeFocused();
    await expectUsable(page);
    await expect(userName(page)).toHaveValue(person.username);
    await expect(password(page)).not.toHaveValue('');
    release();
    await expect.poll(() => answered).toBe(true);
    await page.waitForTimeout(300);
    await expectScreen(page, 'login');
    expect(callsTo(sandbox, ACCOUNT_CALL)).toEqual([]);
    await page.unroute(`**${SESSION_CALL}`);
    await signIn(page, personOf(sandbox, 'two-factor-enabled-operator'));
    expect((await landingOf(page)).values.userName).toBe(
      personOf(sandbox, 'two-factor-enabled-operator').username,
    );
  });

  test('each piece of work shows the spinner once, and hides it, however often it was hidden before [2.8, 4.21]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/ERR_CONNECTION_REFUSED/);
    const spinner = page.getByRole('progressbar', { name: 'Loading' });
    const held: Route[] = [];
    await page.route(`**${SESSION_CALL}`, (route) => void held.push(route));
    await page.goto(`${sandbox.brands.kq}/`);
    const lookElsewhere = async () => {
      await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      await expectScreen(page, 'reset');
      await expect(spinner).toHaveCount(0);
      await page.getByRole('button', { name: 'Close' }).click();
    };
    // Both of these routes hide it on entry.
    await expectScreen(page, 'login');
    await lookElsewhere();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expectUsable(page);
      await signIn(page, personOf(sandbox, 'plain'));
      await expect(spinner, `attempt ${attempt}`).toBeVisible();
      await expect.poll(() => held.length).toBe(attempt);
      await held.at(-1)?.abort('connectionrefused');
    }
    await expectUsable(page);
    // Leaving while it works hides it, too.
    await signIn(page, personOf(sandbox, 'plain'));
    await expect(spinner).toBeVisible();
    await lookElsewhere();
    await expectUsable(page);
  });

  test('the language can be changed without a second log-on', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, personOf(sandbox, 'slow'));
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Polski' }).click();
    const landing = await landingOf(page);
    expect(landing.accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});
