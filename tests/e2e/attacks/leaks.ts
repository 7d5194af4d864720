import type { Page } from 'playwright/test';
import { expect, test } from '../support/attack-test.ts';
import { heapOf } from '../support/heap.ts';
import { expectScreen, fillIn, landingOf, logInButton, signIn } from '../support/login-page.ts';
import { personOf, queryFor } from '../support/sandbox.ts';
import { secretsIn, WRONG_PASSWORD } from '../support/secrets.ts';
import { code, contacts, submit } from '../support/two-factor-page.ts';

/** Returns everything that the page has stored in the browser, as JSON. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    const stores = [{ ...localStorage }, { ...sessionStorage }, history.state, await indexedDB.databases()];
    return JSON.stringify([stores, document.cookie, location.href, document.referrer, caches_, window.name]);
  });

test('canaries: neither storage, history, console, caches, heap nor the server’s logs hold a secret', {
  tag: '@ci',
}, async ({ page, context, site: { sandbox, server } }) => {
  const person = personOf(sandbox, 'two-factor');
  const secrets = [WRONG_PASSWORD, person.password];
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  await page.goto(`${sandbox.brands.kq}/`);
  await signIn(page, { username: person.username, password: WRONG_PASSWORD });
  await expectScreen(page, 'login-failed');
  expect(secretsIn(await keptBy(page), secrets), 'after a refusal').toEqual([]);

  await page.goto(`${sandbox.brands.kq}/`);
  await fillIn(page, person);
  expect(secretsIn(await heapOf(page), secrets), 'the heap, with a password in the field').toEqual([
    'secret 1',
  ]);
  await logInButton(page).click();
  await contacts(page).click();
  await page.getByRole('option').first().click();
  const sent = (await sandbox.nextMessage(() => true))?.code ?? '';
  expect(secretsIn(await keptBy(page), secrets), 'while a code is asked for').toEqual([]);
  expect(secretsIn(await heapOf(page), secrets), 'the heap, while a code is asked for').toEqual([]);
  await code(page).fill(sent);
  await submit(page).click();
  const { values, problems } = await landingOf(page);
  expect(problems).toEqual([]);
  const session = Object.values(values).find((value) => /^[\w-]{30,}$/.test(value)) ?? '';
  expect(session, 'the session is known').not.toBe('');

  await page.goto(`${sandbox.brands.kq}/`);
  await expectScreen(page, 'login');
  const all = [...secrets, sent, session];
  expect(secretsIn(await keptBy(page), all), 'after the sign-in').toEqual([]);
  expect(secretsIn(said.join('\n'), all), 'the console').toEqual([]);
  await expect.poll(() => server.log()).toContain('/api-ppe/v2/Session');
  expect(secretsIn(await server.log(), all), 'the server’s logs').toEqual([]);
});

test('referrers: none of the four targets learns where its visitor came from', { tag: '@ci' }, async ({
  page,
  site: { sandbox },
}) => {
  sandbox.settings.change({ sso: true });
  await page.goto(`${sandbox.brands.kq}/?utm_source=canary`);
  await signIn(page, personOf(sandbox, 'plain'));
  await expect(page.locator('#landing')).toBeAttached();
  sandbox.settings.change({ sso: false });
  await page.goto(`${sandbox.brands.forex}/en-uk?utm_source=canary`);
  await signIn(page, personOf(sandbox, 'plain'));
  expect((await landingOf(page)).problems).toEqual([]);
  await page.goto(`${sandbox.brands['tradingview-forex']}/en-uk${queryFor(sandbox, 'tradingview-forex')}`);
  await signIn(page, personOf(sandbox, 'plain'));
  expect((await landingOf(page)).problems).toEqual([]);
  await page.goto(`${sandbox.brands.kq}/reset?utm_source=canary`);
  await expect(page.locator('main[data-screen=reset] iframe')).toBeVisible();
  await expect.poll(() => sandbox.journal().some(({ path }) => path.includes('forgot'))).toBe(true);
  const referred = sandbox.journal().filter(({ headers, brand }) => brand === 'home' && headers.referer);
  expect(referred.map(({ path }) => path)).toEqual([]);
  expect(sandbox.journal().filter(({ brand }) => brand === 'home').length, 'they were asked').toBeGreaterThan(
    3,
  );
});
