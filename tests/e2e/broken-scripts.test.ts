import type { Page } from 'playwright/test';
import { expectScreen, landingOf, logInButton, password, signIn, userName } from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const THROW = '(()=>{throw Error("planted")})()';

/** Where in the page's script an error is planted. */
const PLACES = {
  'at once': (script: string) => `${THROW};${script}`,
  'half-way through its evaluation': (script: string) =>
    script.replace('document.getElementById(`root`)', THROW),
  'while React takes over': (script: string) =>
    script.replace('className:`login__form`', `className:${THROW}`),
  'after React has taken the form over': (script: string) =>
    script.replace(/window\.earlyLife\?\.takeForm\(\)/, (call) => `(${call},${THROW})`),
} as const satisfies Record<string, (script: string) => string>;

/** Serves a page whose script fails as if it had been built wrong: its hash is correct. */
async function breakScript(page: Page, origin: string, broken: (script: string) => string): Promise<void> {
  await page.route(
    (url) => url.origin === origin && url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/ integrity="[^"]*"/g, ''),
      });
    },
  );
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = broken(script);
    expect(body.includes(THROW), 'the error is planted').toBe(true);
    await route.fulfill({ response, body });
  });
}

test('a document that ends half-way offers to load it again, and keeps what was typed', async ({
  page,
  sandbox,
}) => {
  const address = `${sandbox.brands.kq}/`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const [start = ''] = (await response.text()).split('<template');
    await route.fulfill({ response, body: start });
  });
  await page.goto(address);
  await userName(page).fill('somebody');
  await page.unroute(address);
  await page.locator('.reload-offer').getByRole('button').click();
  await expect(page.locator('.reload-offer')).toHaveCount(0);
  await expect(userName(page)).toHaveValue('somebody');
});

// After a deployment, new documents may meet the headers of the old ones, and the other way round.
test('a policy of another build blocks the script of the document, and the login comes all the same', async ({
  browser,
  sandbox,
}) => {
  // Its own page: the guard of all others lets nothing be blocked.
  const page = await browser.newPage();
  const site = sandbox.brands.whs;
  await page.route(
    (url) => url.origin === site && url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace(/'sha256-[^']+'/g, "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
        .replace(/; report-uri [^;]*/, '');
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  await page.goto(`${site}/?a=1`);
  await expect(page.locator('html')).toHaveAttribute('data-state', 'login');
  await logInButton(page).click();
  await expect(page.getByText('Username - This field is required')).toBeVisible();
  await page.close();
});

test.describe('a script that fails', () => {
  for (const [place, broken] of Object.entries(PLACES)) {
    test(`${place} leaves the form, holds a submit, and offers to load the page again`, async ({
      page,
      sandbox,
      guard,
    }) => {
      guard.expectErrors(/planted/);
      guard.expectUncaught(/planted/);
      const person = personOf(sandbox, 'plain');
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await breakScript(page, sandbox.brands.kq, broken);
      await page.goto(`${sandbox.brands.kq}/`);
      const offer = page.locator('.reload-offer');
      await expect(offer).toContainText('A part of this page did not arrive');
      await userName(page).fill(person.username);
      await password(page).fill(person.password);
      await logInButton(page).click();
      await password(page).press('Enter');
      await expect(offer).toContainText('A part of this page did not arrive');
      await expect(password(page)).toHaveValue(person.password);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(0);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
      expect(loads, 'at most once by itself').toBeLessThanOrEqual(2);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(userName(page)).toHaveValue(person.username);
      await password(page).fill(person.password);
      await logInButton(page).click();
      expect((await landingOf(page)).accepted).toBe(true);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(1);
    });
  }
});

// Nothing could remember that the page was reloaded, so it would be reloaded for ever.
test('a script that fails where there is no storage does not make the page load itself again', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.expectErrors(/planted/);
  guard.expectUncaught(/planted/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await breakScript(page, sandbox.brands.kq, PLACES['at once']);
  await page.goto(`${sandbox.brands.kq}/`);
  await expect(page.locator('.reload-offer')).toContainText('A part of this page did not arrive');
  expect(loads).toBe(1);
});

test('a later screen that is gone is said to be missing, and leaves no session open', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.expectErrors(/404|ConnectedForcePassword/);
  guard.expectUncaught(/ConnectedForcePassword/);
  await page.route('**/assets/ConnectedForcePassword-*.js', (route) => route.fulfill({ status: 404 }));
  const person = personOf(sandbox, 'forced-change');
  await page.goto(`${sandbox.brands['city-index']}/en-uk`);
  await signIn(page, person);
  await expect(page.getByRole('alert')).toHaveText(
    'A part of this page did not arrive. Please load it again.',
  );
  await expect.poll(() => sandbox.holds().sessions).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await signIn(page, person);
  await expectScreen(page, 'force-password');
});
