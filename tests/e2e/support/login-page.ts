import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** The parts of the English login screen, by role and name (functional spec, words and handles). */
export const userName = (page: Page): Locator => page.getByLabel('Username', { exact: true });
export const password = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const logInButton = (page: Page): Locator => page.locator('form button[type=submit]');
export const alertOn = (page: Page): Locator => page.getByRole('alert');
/** The message at the foot of the page. It is read out by the live region that holds it. */
export const pageBar = (page: Page): Locator => page.locator('[aria-live=polite] > .page-bar');
export const screenOn = (page: Page, screen: string): Locator =>
  page.locator(`main[data-screen="${screen}"]`);

/** Waits until a screen is shown. */
export const expectScreen = (page: Page, screen: string): Promise<void> =>
  expect(screenOn(page, screen)).toBeVisible();

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Goes to the tab of the user name, on brands that have tabs. */
export async function chooseUserName(page: Page): Promise<void> {
  await expectScreen(page, 'login');
  const tab = page.getByRole('tab').first();
  if ((await tab.count()) > 0) await tab.click();
}

export async function fillIn(page: Page, credentials: Credentials): Promise<void> {
  await chooseUserName(page);
  await userName(page).fill(credentials.username);
  await password(page).fill(credentials.password);
}

/** Fills in the form and submits it. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await fillIn(page, credentials);
  await logInButton(page).click();
}

export interface Landing {
  readonly accepted: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** Returns what the page after the sign-in found in its address. */
export async function landingOf(page: Page): Promise<Landing> {
  const text = await page.locator('#landing').textContent({ timeout: 10_000 });
  return JSON.parse(text ?? 'null') as Landing;
}

/** Returns the path and query of the address bar. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** Expects that the spinner is gone and the form can be used. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(logInButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(logInButton(page)).toHaveText('Log in');
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(0);
}

/**
 * Waits for the scripts that the login loads when it is in use: the container, the router, and the screens that a sign-in
 * most often leads to. An idle network says less: it is idle before the page starts, too.
 */
export async function expectComplete(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      ['router', 'ahead', 'ConnectedLoginFailed', 'ConnectedLeaving'].every((script) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${script}-`)),
      ),
    );
  await expect.poll(loaded).toBe(true);
}

/**
 * Waits until React has taken over the header and the form. Some tests stop the page's frames, so this does not need
 * them.
 */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll('header button, form input')];
      const isReacts = (control: Element) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      return controls.length > 0 && controls.every(isReacts);
    },
    undefined,
    { polling: 50 },
  );

/** Stops the page's clock, so that only the test moves it. Call `clock.install()` before opening the page. */
export async function stopClock(page: Page): Promise<void> {
  // A stamped document requests its script after the first frame, which a stopped clock would never draw.
  if ((await page.locator('[data-stamp=ours] form').count()) > 0) await takenOver(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
