import { chromium } from 'playwright/test';
import { findFullChromium } from '../../scripts/lib/chromium.ts';
import config from '../playwright.config.ts';
import { startDestination } from './support/destination.ts';
import { expectComplete, password, signIn, userName } from './support/login-page.ts';
import { personOf, startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

// Neither the headless shell nor a private window connects ahead.
const fullChromium = findFullChromium();

test('the way to the platform is open before the form is sent, and taken before the page renders', async () => {
  // Everything is its own: the guard knows no other destinations.
  const there = await startDestination();
  const urls = {
    apiEnv: 'live',
    redirects: { webtrader: `${there.origin}/trade` },
    forgotPasswordUrls: {},
    forgotUsernameUrls: {},
    myAccountUrl: `${there.origin}/account`,
  };
  const sandbox = await startSandbox(true, {
    configurations: { kq: { urls } },
    settings: { cipher: { kq: 'passphrase' } },
  });
  const context = await chromium.launchPersistentContext('', {
    ...config.use?.launchOptions,
    ...(fullChromium === undefined ? {} : { executablePath: fullChromium }),
    // Blocked, it would be reported on the console.
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    // What the visitor sees when the departure begins.
    window.navigation.addEventListener('navigate', ({ destination }) => {
      if (new URL(destination.url).origin === location.origin) return;
      console.log(`left from ${document.querySelector<HTMLElement>('main')?.dataset.screen}`);
    });
  });
  await page.goto(`${sandbox.brands.kq}/`);
  await userName(page).fill('DM100001');
  await expectComplete(page);
  // The cipher does not wait for the sign-in that needs it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/query-cipher-')),
  );
  expect(there.connections()).toBe(0);
  await password(page).focus();
  await expect.poll(there.connections).toBe(1);
  await userName(page).focus();
  await password(page).focus();
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(1);
  expect(there.requests).toEqual([]);

  await signIn(page, personOf(sandbox, 'plain'));
  await page.waitForURL(`${there.origin}/trade?**`);
  expect(there.requests[0], 'the navigation uses the open connection').toBe(true);
  // Nothing else: no violation of the policy either.
  expect(said).toEqual(['left from login']);
  await context.close();
  await sandbox.dispose();
  there.close();
});
