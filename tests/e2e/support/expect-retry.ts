import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Guard } from './guard.ts';
import { alertOn, expectScreen, expectUsable, logInButton, password, userName } from './login-page.ts';
import { personOf, SESSION_CALL } from './sandbox.ts';

/** The messages of faults (functional spec, words and handles). */
export const SAYS = {
  unreachable: 'We could not reach the service. Please try again.',
  timedOut: 'The service took too long to answer. Please try again.',
  offline: 'You appear to be offline. Please check your connection and try again.',
  malformed: 'The service sent an answer that we did not understand. Please try again.',
} as const;

interface Watched {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly guard: Guard;
}

/**
 * Expects the form after a fault: the message is an alert, the focus is still on the button that sent the form, the
 * fields keep their values, nothing spins, the button works, and the page has called the log-on once.
 */
export async function expectRetry({ page, sandbox, guard }: Watched, text: string): Promise<void> {
  const person = personOf(sandbox, 'plain');
  await expect(alertOn(page)).toHaveText(text);
  await expect(logInButton(page)).toBeFocused();
  await expectScreen(page, 'login');
  await expect(userName(page)).toHaveValue(person.username);
  await expect(page.getByLabel('Remember me')).toBeChecked();
  expect((await password(page).inputValue()) === person.password, 'the password stays').toBe(true);
  await expectUsable(page);
  expect(guard.asked.filter((call) => call.endsWith(SESSION_CALL))).toHaveLength(1);
}
