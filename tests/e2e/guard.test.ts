import type { Page } from 'playwright/test';
import { makeGuard } from './support/guard.ts';
import { watchInPage } from './support/page-snapshot.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { arrive, choose, newestCode } from './support/two-factor-page.ts';

type Leak = (page: Page, secrets: string) => Promise<unknown>;

/** Ways in which a page could leak what it knows, by the place that the guard names. */
const LEAKS: Readonly<Record<string, Leak>> = {
  localStorage: (page, secrets) => page.evaluate((text) => localStorage.setItem('x', `a${text}b`), secrets),
  sessionStorage: (page, secrets) => page.evaluate((text) => sessionStorage.setItem('x', text), secrets),
  historyState: (page, secrets) => page.evaluate((text) => history.replaceState([text], ''), secrets),
  cookies: (page, secrets) =>
    page.evaluate((text) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the leak of the test
      document.cookie = `x=${encodeURIComponent(text)}`;
    }, secrets),
  dataLayer: (page, secrets) =>
    page.evaluate((text) => (window as unknown as { dataLayer: object[] }).dataLayer.push({ text }), secrets),
  console: (page, secrets) => page.evaluate((text) => console.info(text), secrets),
  'address of a page': (page, secrets) =>
    page.evaluate((text) => history.replaceState(null, '', `#${encodeURIComponent(text)}`), secrets),
  'address of the site': (page, secrets) =>
    page.evaluate((text) => fetch(`/?x=${encodeURIComponent(text)}`), secrets),
};

test('the guard of these tests finds a password, a code and a token wherever a page leaves them', async ({
  browser,
  sandbox,
}) => {
  // A page of its own: this test does what the guard of all others forbids.
  const context = await browser.newContext();
  const guard = await makeGuard(context, sandbox);
  await context.addInitScript(watchInPage);
  const page = await context.newPage();
  await arrive(page, sandbox);
  await choose(page);
  await expect.poll(() => newestCode(sandbox)).not.toBe('');
  const token = guard.asked.flatMap((call) => /Token\/([^/]+)\/Code/.exec(call)?.[1] ?? [])[0] ?? '';
  const secrets = [personOf(sandbox, 'two-factor').password, newestCode(sandbox), decodeURIComponent(token)];
  expect(secrets).not.toContain('');
  expect(await guard.verdict()).toEqual([]);
  for (const [place, leak] of Object.entries(LEAKS)) {
    await leak(page, secrets.join(' '));
    const found = async () => (await guard.verdict()).filter((line) => line.includes(place)).length;
    await expect.poll(found, place).toBeGreaterThanOrEqual(3);
  }
  await context.close();
});
