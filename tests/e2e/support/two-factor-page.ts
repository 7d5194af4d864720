import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Locator, Page } from 'playwright/test';
import { expectScreen, signIn } from './login-page.ts';
import { personOf } from './sandbox.ts';

export const SEND_CALL = '/Code';
export const VERIFY_CALL = '/session/2FA/VerifyAuthCode';
export const SENT = 'The authentication code has been sent to you.';

/** The parts of the English two-factor screen, by role and name (functional spec, words and handles). */
export const contacts = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Send me the code via email / SMS to', exact: true });
export const code = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Authentication code', exact: true });
export const submit = (page: Page): Locator => page.locator('form button[type=submit]');
export const resend = (page: Page): Locator => page.getByRole('button', { name: 'Resend code', exact: true });
export const popup = (page: Page): Locator => page.getByRole('alertdialog');
/** The message below the heading. */
export const notice = (page: Page): Locator => page.locator('.notice');

/** Signs in as somebody who is asked for a code. */
export async function arrive(page: Page, sandbox: Sandbox, id = 'two-factor'): Promise<void> {
  await page.goto(`${sandbox.brands['city-index']}/en-uk?x=1`);
  await signIn(page, personOf(sandbox, id));
  await expectScreen(page, 'two-factor');
}

/** Picks a contact with the mouse. */
export async function choose(page: Page, index = 0): Promise<void> {
  await contacts(page).click();
  await page.getByRole('option').nth(index).click();
}

/** The newest code in the inbox. */
export const newestCode = (sandbox: Sandbox): string => sandbox.inbox()[0]?.code ?? '';

/** Holds the answers to a call back. The result lets them go. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}
