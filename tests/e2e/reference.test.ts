import AxeBuilder from '@axe-core/playwright';
import { parseTranscript, replay } from '@gatehouse-login/core/transcript';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expectScreen, password, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const arrive = async (page: Page, sandbox: Sandbox, secret: string): Promise<void> => {
  await page.goto(`${sandbox.brands['city-index']}/en-uk`);
  await signIn(page, { username: personOf(sandbox, 'plain').username, password: secret });
};

/** Copies the reference that is shown, and returns it. */
async function copy(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('the support reference', () => {
  test('of a fault is copied from the login, which keeps what was typed', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 500/);
    sandbox.faults.add({ call: 'session', kind: 'server-error', count: 1 });
    await arrive(page, sandbox, WRONG_PASSWORD);
    const copied = await copy(page);
    await expect(page.getByRole('main').getByText(`Reference: ${copied}`, { exact: true })).toBeVisible();
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
  });

  test('of a refusal is copied from login-failed', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/status of 401/);
    await page.clock.install();
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expectScreen(page, 'login-failed');
    expect(await copy(page)).toBe(guard.events[0]?.reference);
    await page.clock.runFor(4_000);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('comes with the details of the login, which hold no secret, and say what happened', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 401/);
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expectScreen(page, 'login-failed');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const transcript = parseTranscript(text)._unsafeUnwrap();
    expect(transcript.steps.map(({ event }) => event.type)).toEqual([
      'opened-at',
      'submitted',
      'session-refused',
    ]);
    expect(text).toContain(guard.events[0]?.reference);
    expect(text).not.toContain(WRONG_PASSWORD);
    expect(text).not.toContain(personOf(sandbox, 'plain').username);
    expect(replay(transcript)).toEqual({ kind: 'same' });
  });

  test('shows the details, selected, where the browser does not let the page copy', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 401/);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expectScreen(page, 'login-failed');
    await page.getByRole('button', { name: 'Copy details' }).click();
    const field = page.getByRole('textbox', { name: 'Details for support. Please copy this text.' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Details for support. Please copy this text.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '');
    const value = await field.inputValue();
    expect(parseTranscript(value).isOk()).toBe(true);
    expect(selected.trim()).toBe(value.trim());
  });

  test('is shown without its button when the script of the button does not come', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 500|ERR_FAILED/);
    await page.route('**/assets/Reference-*', (route) => route.abort());
    sandbox.faults.add({ call: 'session', kind: 'server-error', count: 1 });
    await arrive(page, sandbox, WRONG_PASSWORD);
    await expect(page.getByRole('main').getByText(/^Reference: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(password(page)).toHaveValue(WRONG_PASSWORD);
  });
});
