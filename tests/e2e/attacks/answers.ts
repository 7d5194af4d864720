import type { Page } from 'playwright/test';
import { expect, test } from '../support/attack-test.ts';
import { MARKUP } from '../support/attacked-site.ts';
import { expectScreen, landingOf, signIn } from '../support/login-page.ts';
import { personOf } from '../support/sandbox.ts';
import { code, contacts, submit } from '../support/two-factor-page.ts';

const owned = (page: Page) =>
  page.evaluate(() => ({
    ran: 'owned' in window || 'owned' in {},
    added: document.querySelectorAll('img[src="x"], [onload], [onerror]').length,
  }));
const NOT_OWNED = { ran: false, added: 0 };

test('markup in every text of a configuration stays text', { tag: '@ci' }, async ({
  page,
  site: { hostile, sandbox },
}) => {
  for (const path of ['/en-uk', '/en-ie', '/en-uk/login?lang=ar', '/en-uk/reset']) {
    await page.goto(`${hostile}${path}`);
    await expectScreen(page, 'login');
    expect(await owned(page), path).toEqual(NOT_OWNED);
  }
  expect(await page.title(), 'it was read').toContain('owned');
  await page.goto(`${hostile}/en-uk`);
  await signIn(page, personOf(sandbox, 'plain'));
  await expect(page.locator('#landing')).toBeAttached();
});

test('markup in every translation stays text', { tag: '@ci' }, async ({ page, site: { sandbox } }) => {
  let changed = 0;
  await page.route('**/assets/i18n/*.json', async (route) => {
    const texts = await (await route.fetch()).json();
    changed += 1;
    const entries = Object.entries(texts).map(([key, text]) => [key, `${text}${MARKUP}`]);
    await route.fulfill({ json: Object.fromEntries(entries) });
  });
  await page.goto(`${sandbox.brands.kq}/`);
  await expectScreen(page, 'login');
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('main')).toContainText('owned=1');
  expect(changed).toBeGreaterThan(0);
  expect(await owned(page)).toEqual(NOT_OWNED);
});

test('prototype pollution in every JSON: the sign-in goes on, and no prototype has changed', {
  tag: '@ci',
}, async ({ page, site: { sandbox } }) => {
  const own = '"__proto__":{"owned":1,"isAdmin":true},';
  const poison = `${own}"constructor":{"prototype":{"owned":1}},`;
  const poisoned = new Set<string>();
  await page.route('**/*', async (route) => {
    // `route.fetch` drops this header. Without it, the sandbox refuses the call as cross-site.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    const response = await route.fetch({ headers, maxRedirects: 0 });
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    poisoned.add(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const text = (await response.text()).replaceAll(/(?<!^)\{(?=\s*")/g, `{${own}`);
    return route.fulfill({ response, body: text.replace(/^\{(?=\s*")/, `{${poison}`) });
  });
  await page.goto(`${sandbox.brands.kq}/`);
  await signIn(page, personOf(sandbox, 'two-factor'));
  await contacts(page).click();
  await page.getByRole('option').first().click();
  await code(page).fill((await sandbox.nextMessage(() => true))?.code ?? '');
  const untouched = await page.evaluate(() => !('owned' in {}) && !('isAdmin' in {}));
  await submit(page).click();
  expect((await landingOf(page)).problems).toEqual([]);
  expect(untouched).toBe(true);
  expect([...poisoned]).toEqual(expect.arrayContaining(['config.json', 'Session', 'VerifyAuthCode']));
});
