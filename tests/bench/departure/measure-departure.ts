import type { Browser } from 'playwright';

/** Who signs in. */
interface Person {
  readonly username: string;
  readonly password: string;
}

declare global {
  interface Window {
    /** When the page was told to leave for another site. */
    benchLeaving?: number;
  }
}

/** How many times slower the processor is made. */
export const SLOWER = 4;

const patience = 30_000;

/**
 * Signs in, and returns the milliseconds from the end of the last answer to the moment the page is told to leave. Rejects
 * if the page does not leave.
 */
export const measureDeparture = async (
  browser: Browser,
  address: string,
  { username, password }: Person,
): Promise<number> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.navigation.addEventListener('navigate', ({ destination }) => {
        if (new URL(destination.url).origin !== location.origin) window.benchLeaving ??= performance.now();
      });
    });
    await page.goto(address, { waitUntil: 'networkidle', timeout: patience });
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=password]').fill(password);
    // Typing the password starts more downloads.
    await page.waitForLoadState('networkidle');
    // After an answer without content, the browser stays on the page, which can then be read.
    const { origin } = new URL(address);
    await page.route(
      (url) => url.origin !== origin && !url.pathname.includes('/v2/'),
      (route) => route.fulfill({ status: 204 }),
    );
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.locator('input[name=password]').press('Enter');
    await page.waitForFunction(() => window.benchLeaving !== undefined, null, { timeout: patience });
    return await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v2/'));
      const ends = calls.map((call) => (call as PerformanceResourceTiming).responseEnd);
      return (window.benchLeaving ?? Number.NaN) - Math.max(...ends);
    });
  } finally {
    await context.close();
  }
};
