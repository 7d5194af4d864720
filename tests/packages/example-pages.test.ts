// The two examples with a page, in a browser.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { copyExample } from './support/example.ts';

const project = inject('installed');
const PHONE = { width: 360, height: 640 };

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
});
afterAll(() => browser.close());

/** Starts an example, and returns the addresses that it prints, and what to call at the end. */
async function serve(name: string, command: string, printed: RegExp) {
  const example = copyExample(project, name);
  const { found, stop } = await example.start(command, printed);
  const end = () => {
    stop();
    rmSync(dirname(example.folder), { recursive: true });
  };
  return { addresses: found, end };
}

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  return page;
}

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ }).textContent();

async function judge(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
}

/** Says where a login ended, once the sandbox has checked everything that came with it. */
async function landed(page: Page): Promise<string> {
  await page.getByText('Accepted. Every value is as it should be.').waitFor();
  return new URL(page.url()).pathname;
}

describe('core-in-a-page', () => {
  let address = '';
  let home = '';
  let end = () => {};
  beforeAll(async () => {
    const printed = /Login page: (\S+)[\s\S]*were sent: (\S+)\n/;
    const { addresses, end: stop } = await serve('core-in-a-page', 'npm start', printed);
    [address = '', home = ''] = addresses;
    end = stop;
  }, 120_000);
  afterAll(() => end());

  async function signIn(page: Page, username: string, password: string): Promise<void> {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  }

  it('logs in with the code that the platform sent', async () => {
    const page = await open(address);
    await page.getByLabel('Username').waitFor();
    await judge(page);
    await signIn(page, 'DA200001', 'Double-Lock1');
    await page.getByLabel('Send me the code to').selectOption({ index: 2 });
    await page.getByText('has been sent to you').waitFor();
    await judge(page);
    await page.getByLabel('Authentication code').fill('000000');
    await page.getByRole('button', { name: 'Submit code' }).click();
    await page.getByText('Your code was not valid').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    const code = await (await fetch(`${home}/_gatehouse/inbox/code?person=two-factor`)).text();
    await page.getByLabel('Authentication code').fill(code.trim());
    await page.keyboard.press('Enter');
    expect(await landed(page)).toBe('/platform/webtrader');
  });

  it('refuses a wrong password on the form, and remembers a name', async () => {
    const page = await open(address);
    await signIn(page, 'DM100001', 'Wrong-77');
    expect(await alertOf(page)).toBe('Incorrect Username or Password');
    await page.getByLabel('Remember me').check();
    await page.getByLabel('Password').fill('Copper-Kite1');
    await page.keyboard.press('Enter');
    expect(await landed(page)).toBe('/platform/webtrader');
    await page.goto(address);
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('DM100001');
  });

  it('says that the service cannot be reached, and then logs in', async () => {
    const page = await open(address);
    await page.route('**/v2/Session', (route) => route.abort());
    await signIn(page, 'DM100001', 'Copper-Kite1');
    expect(await alertOf(page)).toBe('We could not reach the service. Please try again.');
    await page.unroute('**/v2/Session');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(await landed(page)).toBe('/platform/webtrader');
  });

  it('says that its configuration does not arrive', async () => {
    const page = await open('about:blank');
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    expect(await alertOf(page)).toBe('Its settings in configs/config.json could not be read.');
    await page.getByRole('button', { name: 'Load again' }).waitFor();
    await judge(page);
  });
});

describe('brand-with-react', () => {
  let address = '';
  let end = () => {};
  beforeAll(async () => {
    const { addresses, end: stop } = await serve(
      'brand-with-react',
      'npm run preview',
      /Local: +(http:\S+?)\/?\s/,
    );
    [address = ''] = addresses;
    end = stop;
  }, 120_000);
  afterAll(() => end());

  async function signIn(page: Page, number: string, password: string): Promise<void> {
    await page.getByLabel('Client number').fill(number);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  async function confirm(page: Page, code: string): Promise<void> {
    await page.getByLabel('Code from the app').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  }

  it('logs in with a code of the authenticator app, which nobody sent', async () => {
    const page = await open(address);
    await page.getByLabel('Client number').waitFor();
    await judge(page);
    await signIn(page, 'DA200001', 'Double-Lock1');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await judge(page);
    await confirm(page, '000000');
    expect(await alertOf(page)).toContain('This is not the code that your app shows now.');
    await confirm(page, await (await fetch(`${address}/demo/code`)).text());
    expect(await landed(page)).toBe('/platform/webtrader');
  });

  it('locks a login after three wrong codes, and leads back', async () => {
    const page = await open(address);
    await signIn(page, 'DA200001', 'Double-Lock1');
    for (const code of ['000000', '000001', '000002']) {
      await confirm(page, code);
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      await page.waitForFunction(
        (given) => document.querySelector<HTMLInputElement>('.code')?.value !== given,
        code,
      );
    }
    expect(await alertOf(page)).toContain('After three wrong codes');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await page.getByLabel('Client number').waitFor();
  });

  it('says in its own words that a password is wrong, and that the service is away', async () => {
    const page = await open(address);
    await signIn(page, 'DM100001', 'Wrong-77');
    expect(await alertOf(page)).toBe('This client number and password do not belong together.');
    await page.route('**/v2/Session', (route) => route.abort());
    await signIn(page, 'DM100001', 'Copper-Kite1');
    await page.getByText('We cannot be reached at the moment.').waitFor();
    await page.unroute('**/v2/Session');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await landed(page)).toBe('/platform/webtrader');
  });
});
