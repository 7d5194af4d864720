import type { Page } from 'playwright/test';
import { someOf } from './support/chance.ts';
import {
  alertOn,
  expectScreen,
  landingOf,
  logInButton,
  password,
  placeOf,
  screenOn,
  takenOver,
  userName,
} from './support/login-page.ts';
import { largestDifference } from './support/same-picture.ts';
import { BRANDS, callbackOf, callsTo, personOf, queryFor, ROOT_OF, SESSION_CALL } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Holds back the page's scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the document has drawn its first frame, has set the focus and asks for the page. */
const answers = (page: Page) => page.waitForFunction(() => window.earlyLife !== undefined);

test.describe('before the first script has arrived', () => {
  test('the form is there, can be filled in, and keeps text, caret and the fields themselves', async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/?a=1`, { waitUntil: 'commit' });
    await expect(userName(page)).toBeFocused();
    await userName(page).pressSequentially('half-typed');
    await userName(page).evaluate((field: HTMLInputElement) => {
      field.dataset.same = '';
      field.setSelectionRange(2, 5);
    });
    release();
    await takenOver(page);
    await expect(userName(page)).toHaveValue('half-typed');
    await expect(userName(page)).toHaveAttribute('data-same', '');
    await expect(userName(page)).toBeFocused();
    expect(
      await userName(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([2, 5]);
    await expect(page.getByText('Forgotten your password?')).toHaveAttribute('href', /a=1|^http/);
  });

  test('a tab that draws nothing, because it is in the background, is taken over too', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(`${sandbox.brands.whs}/`);
    await takenOver(page);
    await expect(userName(page)).toBeFocused();
  });

  test('the platform of the query is not known; it is chosen afterwards, unless the visitor has chosen one', async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/?platform=advantage`, { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Phone' }).click();
    release();
    await expect(page.getByLabel('Advantage')).toBeChecked();
    await expect(page.getByRole('tab', { name: 'Phone' })).toHaveAttribute('aria-selected', 'true');

    await page.unroute(ENTRY);
    const releaseAgain = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Settings').check();
    releaseAgain();
    await takenOver(page);
    await expect(page.getByLabel('Settings')).toBeChecked();
  });

  test('a submit is held, shown as busy, and sent once', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    await password(page).press('Enter');
    await expect(logInButton(page)).toHaveAttribute('data-busy', '');
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(0);
    release();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });

  test('the link for a forgotten password is held, and goes there with the whole address', async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(`${sandbox.brands.kq}/?lang=ja&a=1`, { waitUntil: 'commit' });
    await page.locator('form a[href^="/reset"]').click();
    release();
    await expectScreen(page, 'reset');
    expect(placeOf(page)).toBe('/reset?lang=ja&a=1');
    expect(documents, 'the page and its frame').toBe(2);
  });

  test('what was pressed last counts', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.kq}/`, { waitUntil: 'commit' });
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    await page.locator('form a[href^="/reset"]').click();
    await logInButton(page).click();
    release();
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('an empty form that was sent is answered when the scripts are there, and is not left busy', async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await logInButton(page).click();
    await expect(logInButton(page)).toHaveAttribute('data-busy', '');
    release();
    await expect(page.getByText('Username - This field is required')).toBeVisible();
    await expect(logInButton(page)).not.toHaveAttribute('data-busy');
    await expect(logInButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('SHOW and the language menu work, and what was chosen stays', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await userName(page).fill('somebody');
    await password(page).fill(WRONG_PASSWORD);
    await page.getByRole('button', { name: 'Show Password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    const trigger = page.getByRole('button', { name: 'Language' });
    const menu = page.getByRole('menu');
    await trigger.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await trigger.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
    await page.mouse.move(5, 400);
    await page.mouse.down();
    await expect(menu, 'a press outside closes it').toBeHidden();
    await page.mouse.up();
    await trigger.press('ArrowDown');
    await userName(page).focus();
    await expect(menu, 'the focus outside closes it').toBeHidden();
    await trigger.click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('input[name=username]')).toHaveValue('somebody');
    await expect(page.locator('input[name=password]')).toHaveValue(WRONG_PASSWORD);
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
    await page.locator('.password-field__toggle').click();
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'password');
  });

  test('an open language menu stays as it is', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Language' }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('menuitemradio').nth(1);
    await expect(second).toBeFocused();
    release();
    await takenOver(page);
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').nth(2)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('the arrows choose a tab', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/?lang=ar`, { waitUntil: 'commit' });
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
    await first.press('ArrowLeft');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('input[name=phoneNumber]')).toBeVisible();
    await second.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.press('ArrowRight');
    release();
    await takenOver(page);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab can be chosen, and what is typed into its fields stays', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands['forex-chinese']}/`, { waitUntil: 'commit' });
    await page.getByLabel('Phone number', { exact: true }).fill('13800138000');
    await page.getByRole('tab', { name: 'Username' }).click();
    await userName(page).fill('half-typed');
    release();
    await takenOver(page);
    await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
    await expect(userName(page)).toHaveValue('half-typed');
    await page.getByRole('tab', { name: 'Phone' }).click();
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('13800138000');
    await expect(userName(page)).toBeHidden();
  });

  test('a remembered user name is in its field, and the focus is in the password', async ({
    page,
    sandbox,
  }) => {
    const expires = Date.now() + 60_000;
    await page.addInitScript((until) => {
      const keep = (key: string, text: string) =>
        localStorage.setItem(key, JSON.stringify({ version: 1, expires: until, text }));
      keep('rememberme', 'true');
      keep('username', 'DM100001');
    }, expires);
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await expect(userName(page)).toHaveValue('DM100001');
    await expect(password(page)).toBeFocused();
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await userName(page).fill('somebody else');
    release();
    await takenOver(page);
    await expect(userName(page)).toHaveValue('somebody else');
    await expect(page.getByLabel('Remember me')).toBeChecked();
  });

  test('a form is shown to partners that are listed only', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    const site = `${sandbox.brands['tradingview-forex']}/en-uk`;
    await page.goto(`${site}?redirect_uri=https://evil.example/&state=1`, { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await page.goto(`${site}${queryFor(sandbox, 'tradingview-forex')}`, { waitUntil: 'commit' });
    await expect(page.locator('form')).toBeVisible();
    await page.goto(`${site}?redirect_uri=${encodeURIComponent(callbackOf(sandbox))}&redirect_uri=x`, {
      waitUntil: 'commit',
    });
    await expect(page.locator('form')).toHaveCount(0);
    release();
    await expect(alertOn(page)).toHaveText(/Invalid redirectUri provided/);
  });

  test('another screen’s address shows no form for a moment', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${sandbox.brands.kq}/reset`, { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    release();
    await expectScreen(page, 'reset');
  });
});

test.describe('a form that the browser sends itself', () => {
  const TYPED = 'Accident-1';

  /** Fills the form in and sends it as a browser does without scripts. */
  async function sendItself(page: Page, address: string): Promise<void> {
    await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await userName(page).fill('somebody');
    await password(page).fill(TYPED);
    // Unlike a press of the button, this fires no submit event.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  }

  test('does not leave the page: its policy allows no such target', async ({ browser, sandbox }) => {
    // A separate context, because the guard of all others forbids violations.
    const page = await browser.newPage();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.method());
    });
    await sendItself(page, `${sandbox.brands.kq}/?a=1`);
    await expect.poll(() => callsTo(sandbox, '/csp-report').length, 'it is reported').toBe(1);
    expect(documents).toEqual(['GET']);
    // A locator would wait for the navigation that was stopped.
    expect(
      await page.evaluate(() => [...new FormData(document.querySelector('form') ?? undefined).values()]),
    ).toEqual(expect.arrayContaining(['somebody', TYPED]));
    expect(JSON.stringify(sandbox.journal())).not.toContain(TYPED);
    await page.close();
    sandbox.reset();
  });

  test('goes to its own address where a server sends no policy, with the password in the body only', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/405/);
    const address = `${sandbox.brands.kq}/?a=1`;
    await page.route(address, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendItself(page, address);
    const answer = await answered;
    expect([answer.status(), answer.url()]).toEqual([405, address]);
    expect(answer.request().postData()).toContain(TYPED);
    // The address is the same before and after.
    await expect(async () => expect(await page.content()).not.toContain(TYPED)).toPass();
    expect(JSON.stringify(sandbox.journal())).not.toContain(TYPED);
  });
});

test.describe('the document of a server that cannot choose', () => {
  test('never shows the wrong language', async ({ page, sandbox }) => {
    const seen: string[] = [];
    await page.exposeFunction('heading', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) {
          Object.assign(window, { last: heading.textContent });
          void (window as unknown as { heading(text: string): void }).heading(heading.textContent ?? '');
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const english = await (
      await fetch(`${sandbox.brands.whs}/`, { headers: { accept: 'text/html' } })
    ).text();
    await page.route(
      (url) => url.searchParams.has('lang'),
      async (route) => route.fulfill({ response: await route.fetch(), body: english }),
    );
    await page.goto(`${sandbox.brands.whs}/?lang=de`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
    await page.waitForTimeout(100);
    expect(new Set(seen)).toEqual(new Set(['Anmelden']));
  });
});

test.describe('a configuration that is newer than the document', () => {
  test('is what the page shows and sends to, and what was typed stays', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.route('**/configs/config.json', async (route) => {
      const response = await route.fetch();
      const file = await response.json();
      await route.fulfill({
        response,
        json: {
          ...file,
          showForgotPassword: false,
          pageTitle: 'Changed',
          urls: { ...file.urls, apiEnv: 'live' },
        },
      });
    });
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    release();
    await expect(page).toHaveTitle('Changed');
    await expect(userName(page)).toHaveValue(personOf(sandbox, 'plain').username);
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL).map(({ path }) => path)).toEqual(['/api/v2/Session']);
  });

  test('takes over a submit that was sent before it arrived', async ({ page, sandbox }) => {
    const release = await holdScripts(page);
    await page.route('**/configs/config.json', async (route) => {
      const response = await route.fetch();
      const file = await response.json();
      await route.fulfill({ response, json: { ...file, urls: { ...file.urls, apiEnv: 'live' } } });
    });
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    release();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL).map(({ path }) => path)).toEqual(['/api/v2/Session']);
  });

  test('that cannot be used is told in place of the form', async ({ page, sandbox }) => {
    await page.route('**/configs/config.json', (route) => route.fulfill({ json: { brand: 'nobody' } }));
    await page.goto(`${sandbox.brands.whs}/`);
    await expectScreen(page, 'configuration-fault');
  });

  test('that does not arrive stops nobody from typing, and a submit says so and can be repeated', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/config\.json/);
    await page.route('**/configs/config.json', (route) => route.abort());
    await page.goto(`${sandbox.brands.whs}/`);
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    await expect(alertOn(page)).toHaveText(/We could not reach the service/);
    await page.unroute('**/configs/config.json');
    await logInButton(page).click();
    expect((await landingOf(page)).accepted).toBe(true);
    expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
  });
});

test.describe('a script that does not arrive', () => {
  test('is asked for once more by itself; then a button offers it, and the user name is kept', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/assets\/index-/);
    let loads = 0;
    await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive');
    expect(loads).toBe(2);
    // The offer covers nothing of the form.
    for (const control of [userName(page), password(page), logInButton(page)])
      await control.click({ trial: true, timeout: 2_000 });
    await userName(page).fill('somebody');
    await password(page).fill(WRONG_PASSWORD);
    await page.waitForTimeout(300);
    expect(loads).toBe(2);
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Load again' }).click();
    await takenOver(page);
    await expect(userName(page)).toHaveValue('somebody');
    await expect(password(page)).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('keeps the tab, a phone number and the choices, too, before and after React has taken over', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/assets\/index-/);
    await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive');
    await page.getByRole('tab', { name: 'Phone' }).click();
    const code = page.locator('input[name=phonePrefix]');
    const number = page.getByLabel('Phone number');
    await code.fill('+44');
    await number.fill('7700900123');
    await page.getByLabel('Remember me').check();
    await page.getByLabel('Settings').check();
    // The script is held back, so that the page before the take-over can be seen.
    await page.unroute(ENTRY);
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Load again' }).click();
    for (const moment of ['before', 'after']) {
      await expect(page.getByRole('tab', { name: 'Phone' }), moment).toHaveAttribute('aria-selected', 'true');
      await expect(number, moment).toHaveValue('7700900123');
      await expect(code, moment).toHaveValue('+44');
      await expect(userName(page), moment).toBeHidden();
      await expect(page.getByLabel('Remember me'), moment).toBeChecked();
      release();
      await takenOver(page);
    }
    await expect(page.getByLabel('Settings')).toBeChecked();
  });

  for (const [what, field, sends] of [
    ['half a user name typed', userName, false],
    ['a password typed and sent', password, true],
  ] as const) {
    test(`with ${what}, nothing is reloaded by itself`, async ({ page, sandbox, guard }) => {
      guard.expectErrors(/assets\/index-/);
      let fail = (): void => undefined;
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(ENTRY, async (route) => {
        await failed;
        await route.abort();
      });
      await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
      await field(page).fill(WRONG_PASSWORD);
      if (sends) await logInButton(page).click();
      fail();
      await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive');
      await expect(field(page)).toHaveValue(WRONG_PASSWORD);
      if (!sends) await expect(field(page)).toBeFocused();
    });
  }

  test('is not asked for again while the visitor has started to type', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/assets\/index-/);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let documents = 0;
    await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(`${sandbox.brands.whs}/`, async (route) => {
      documents += 1;
      if (documents > 1) await arrived;
      await route.continue().catch(() => {});
    });
    await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
    await expect.poll(() => documents).toBe(2);
    // A locator would wait for the new document.
    await page.keyboard.type('somebody');
    arrive();
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive');
    await page.waitForTimeout(300);
    await expect(userName(page)).toHaveValue('somebody');
    await expect(userName(page)).toBeFocused();
  });

  test('of a step that a new release has replaced, is told with a button that loads the page again', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/assets\/ahead-/);
    await page.route(/\/assets\/ahead-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${sandbox.brands.whs}/`);
    await takenOver(page);
    await userName(page).fill(personOf(sandbox, 'plain').username);
    await password(page).fill(personOf(sandbox, 'plain').password);
    await logInButton(page).click();
    await expect(page.getByText('A part of this page did not arrive')).toBeVisible();
    await expect(password(page)).toHaveValue(personOf(sandbox, 'plain').password);
    await page.unroute(/\/assets\/ahead-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(userName(page)).toHaveValue(personOf(sandbox, 'plain').username);
  });

  test('of another build than the document’s leads to a fresh page', async ({ page, sandbox }) => {
    await page.route(
      (url) => url.origin === sandbox.brands.whs && url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"entry":"/assets/index-', '"entry":"/assets/older-');
        await route.fulfill({ response, body });
      },
    );
    await page.goto(`${sandbox.brands.whs}/`);
    await expectScreen(page, 'login');
    await takenOver(page);
    expect(await page.evaluate(() => document.querySelector('form')?.closest('#root') !== null)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence in the visitor’s language stands in place of the form', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.brands.whs}/?lang=ar`);
    await expect(page.locator('.no-script')).toHaveText(/JavaScript/);
    await expect(page.locator('.no-script')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(
      page.locator('form, .tabs, .login__message, .language-menu').locator('visible=true'),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('تسجيل الدخول');
    await expect(page.getByRole('banner').getByRole('img', { name: 'Whitestone' })).toBeVisible();
    await expect(screenOn(page, 'login')).toBeVisible();
  });
});

test.describe('the first frame', () => {
  const english = BRANDS.map((brand) => ({ brand, more: '', width: 1280, height: 720 }));
  const arabicOnPhones = { brand: 'whs', more: '?lang=ar', width: 360, height: 640 } as const;
  for (const { brand, more, width, height } of [...someOf(english, 3), arabicOnPhones]) {
    test(`of ${brand}${more} at ${width} pixels looks like the finished page, and nothing moves`, async ({
      page,
      sandbox,
    }, info) => {
      await page.setViewportSize({ width, height });
      const release = await holdScripts(page);
      await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}${queryFor(sandbox, brand)}${more}`, {
        waitUntil: 'commit',
      });
      await expect(page.locator('form')).toBeVisible();
      await answers(page);
      const picture = (name: string) =>
        page.screenshot({ path: info.outputPath(`${name}.png`), caret: 'hide', animations: 'disabled' });
      const first = await picture('first');
      release();
      await takenOver(page);
      const finished = await picture('finished');
      // Chromium does not round the edge of a focus ring the same way each time.
      expect(await largestDifference(page.context(), first, finished), 'the same picture').toBeLessThan(3);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 100);
          }),
      );
      expect(shift).toBe(0);
      expect(placeOf(page)).toContain(ROOT_OF[brand]);
    });
  }
});
