import { AxeBuilder } from '@axe-core/playwright';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { someOf } from './support/chance.ts';
import { personOf, startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/workers.ts';

let sandbox: Sandbox;
// One worker runs them all, so that this happens once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  sandbox = await startSandbox();
});
test.beforeEach(() => sandbox.reset());
test.afterAll(() => sandbox.dispose());

const guarded = { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' };
const post = async (path: string, body: object) => {
  const init = { method: 'POST', headers: guarded, body: JSON.stringify(body) };
  return (await (await fetch(`${sandbox.brands.kq}/api${path}`, init)).json()) as Record<string, string>;
};
const signIn = (id: string, password?: string) => {
  const person = personOf(sandbox, id);
  return post('/v2/Session', {
    username: person.username,
    password: password ?? person.password,
    appKey: 'Mercury',
  });
};

/** Opens a page and collects the browser's complaints. */
const open = async (page: Page, path: string): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(sandbox.home + path);
  return complaints;
};

test.describe('the home page of the sandbox', { tag: '@ci' }, () => {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`fits ${width} px and every rule of accessibility, ${colorScheme}`, { tag: '@full' }, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await signIn('plain', 'wrong');
        const complaints = await open(page, '/');
        await page.locator('details.call summary').first().click();
        for (const summary of await page.locator('.more > summary').all()) await summary.click();
        await expect(page.getByRole('heading', { name: 'To repeat it' })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(complaints).toEqual([]);
      });
    }
  }

  test('shows calls as they happen, masked, and finds them by a word', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('#live')).toHaveText('live');
    await signIn('plain');
    await signIn('plain', 'a-wrong-word');
    await expect(page.locator('details.call')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Filter' }).last().fill('401');
    await expect(page.locator('details.call:visible')).toHaveCount(1);
    await page.locator('details.call:visible summary').click();
    await expect(page.locator('.inside')).toContainText('"ErrorCode": 4010');
    await expect(page.locator('.inside')).toContainText('curl -X POST');
    await expect(page.locator('.inside')).not.toContainText('a-wrong-word');
  });

  test('shows a code the moment it is sent', async ({ page }) => {
    await open(page, '/inbox');
    await expect(page.getByText('No code was sent yet.')).toBeVisible();
    const { twoFAToken: token } = await signIn('two-factor');
    await post(`/session/2FA/Token/${token}/Code`, { '2FAToken': token, ContactId: 502 });
    const code = sandbox.inbox()[0]?.code ?? '';
    await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeVisible();
    await expect(page.getByText('SMS to')).toBeVisible();
  });

  test('shows the codes of one person alone', async ({ page }) => {
    const complaints = await open(page, '/inbox');
    await page.getByLabel('Person').selectOption('sms-only');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/[?]person=sms-only$/);
    for (const [id, contactId] of [
      ['two-factor', 501],
      ['sms-only', 501],
    ] as const) {
      const { twoFAToken: token } = await signIn(id);
      await post(`/session/2FA/Token/${token}/Code`, { '2FAToken': token, ContactId: contactId });
    }
    const codes = page.getByRole('button', { name: /^Copy \d{6}$/ });
    await expect(codes).toHaveCount(1);
    await expect(codes).toHaveText(sandbox.inbox()[0]?.code ?? '');
    await page.reload();
    await expect(page.getByLabel('Person')).toHaveValue('sms-only');
    await expect(codes).toHaveCount(1);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('copies with one click', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await page.getByRole('button', { name: 'Copy Copper-Kite1' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied Copper-Kite1.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Copper-Kite1');
  });

  test('sets and removes faults, and says what is wrong with one', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('What happens').selectOption('too-many');
    await page.getByText('For whom, how often, when again').click();
    await page.getByLabel('Retry-After').fill('9');
    await page.getByLabel('How many calls').fill('2');
    await page.getByRole('button', { name: 'Set this fault' }).click();
    await expect(page.getByRole('status')).toContainText('Set: session: too-many');
    expect(sandbox.faults.list()).toMatchObject([
      { call: 'session', kind: 'too-many', count: 2, retryAfter: '9' },
    ]);
    await page.getByRole('button', { name: /^Remove session: too-many/ }).click();
    await expect(page.getByText('Nothing goes wrong on purpose.')).toBeVisible();
    await page.getByLabel('How many calls').fill('none');
    await page.getByRole('button', { name: 'Set this fault' }).click();
    await expect(page.getByRole('status')).toContainText('"count" must be a whole number');
  });

  test('switches what it can switch', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Casing of answers').selectOption('pascal');
    await expect(page.getByRole('status')).toHaveText('Changed.');
    await page.getByText('Web trader over SSO by brand').click();
    await page.locator('input[name=sso][data-brand=kq]').check();
    await expect.poll(() => sandbox.settings.get().sso.kq).toBe(true);
    expect(sandbox.settings.get().casing).toBe('pascal');
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect.poll(() => sandbox.settings.get().casing).toBe('documented');
  });

  test('finds people by what they are for', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('searchbox', { name: 'Filter' }).first().fill('three wrong codes');
    await expect(page.locator('.person:visible .who')).toHaveText(['suspended']);
  });
});

test.describe('the platforms', () => {
  const enter = async (page: Page) => {
    const person = personOf(sandbox, 'plain');
    await page.goto(sandbox.brands.kq);
    await page.getByLabel('Username', { exact: true }).fill(person.username);
    await page.locator('input[type=password]').fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Accepted.')).toBeVisible();
  };

  const CIPHERS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb', 'passphrase'] as const;
  for (const cipher of someOf(CIPHERS, 2)) {
    test(`open what the page encrypted by ${cipher} [7.15]`, async ({ page }) => {
      sandbox.settings.change({ cipher: { kq: cipher } });
      await enter(page);
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q']);
      await expect(page.getByText('Client DM100001')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the login' }).click();
      await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
    });
  }

  test('are reached over the SSO address where that is switched on [4.5]', async ({ page }) => {
    sandbox.settings.change({ sso: { kq: true } });
    await enter(page);
    expect(new URL(page.url()).pathname).toBe('/platform/webtrader');
    expect(
      sandbox
        .journal()
        .some(({ method, path, status }) => method === 'POST' && path === '/sso' && status === 303),
    ).toBe(true);
  });
});

test.describe('the TradingView stand-in', () => {
  for (const name of ['Meridian', 'Northgate FX']) {
    test(`opens the login of ${name} as a pop-up of 480 px, which keeps its opener and brings a code back`, async ({
      page,
    }) => {
      const complaints = await open(page, '/tradingview');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: `Connect ${name}` }).click();
      const popup = await opened;
      const person = personOf(sandbox, 'plain');
      await popup.getByLabel('Username', { exact: true }).fill(person.username);
      const { inner, content, hasOpener } = await popup.evaluate(() => ({
        inner: window.innerWidth,
        content: document.documentElement.scrollWidth,
        hasOpener: window.opener !== null,
      }));
      expect([inner, content, hasOpener]).toEqual([480, 480, true]);
      await popup.locator('input[type=password]').fill(person.password);
      await popup.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.locator('#connection')).toContainText('Connected as Client DM100001');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('the forgot-password provider', () => {
  test('cannot leave a frame that holds it, and tries', async ({ page }) => {
    await page.goto(`${sandbox.brands.kq}/`);
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
      frame.src = address;
      document.body.append(frame);
    }, `${sandbox.home}/provider/forgot-password?misbehave=leaves-frame`);
    await expect(page.frameLocator('iframe').locator('body')).toContainText('The frame holds.');
    expect(page.url()).toBe(`${sandbox.brands.kq}/`);
    expect(sandbox.journal().filter(({ path }) => path.startsWith('/elsewhere'))).toEqual([]);
  });
});
