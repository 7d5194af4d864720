import { loginPages } from '@gatehouse-login/cli-harness';
import {
  type HarnessFixtures,
  harnessFixture,
  openDestination,
} from '@gatehouse-login/cli-harness/playwright';
import { createSandbox } from '@gatehouse-login/sandbox';
import { test as base, expect } from 'playwright/test';

// Against a site of yours: harnessFixture({ site: 'https://login.test.example', code: readMySms })
const sandbox = (await createSandbox({ port: 0, ...loginPages() }))._unsafeUnwrap();
const test = base.extend<HarnessFixtures>(harnessFixture({ sandbox, contact: 'sms' }));
// The tests of this file share the sandbox, so they run in one worker, also with fullyParallel.
test.describe.configure({ mode: 'default' });
test.afterAll(() => sandbox.dispose());

test('starts signed in', async ({ harness, page }) => {
  const result = await harness.signIn({ persona: 'two-factor' });
  if (result.outcome !== 'signed-in') return expect(result.error).toBeUndefined();
  await openDestination(page, result);
  await expect(page.getByText('Accepted. Every value is as it should be.')).toBeVisible();
});

test('starts with the cookies of a sign-in', async ({ harness, browser }) => {
  const result = await harness.signIn({ persona: 'plain', follow: true });
  if (result.outcome !== 'signed-in') return expect(result.error).toBeUndefined();
  const context = await browser.newContext({ storageState: result.storageState() });
  expect((await context.cookies()).map(({ name }) => name)).toContain('XSRF-TOKEN');
  await context.close();
});

test('starts signed in where the platform takes a form', async ({ harness, page }) => {
  sandbox.settings.change({ sso: { 'city-index': true } });
  const result = await harness.signIn({ persona: 'plain' });
  if (result.outcome !== 'signed-in') return expect(result.error).toBeUndefined();
  expect(result.destination.kind).toBe('form-post');
  await openDestination(page, result);
  await expect(page.getByText('Accepted. Every value is as it should be.')).toBeVisible();
});
