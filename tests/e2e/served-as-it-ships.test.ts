import type { Response } from 'playwright/test';
import { expectUsable } from './support/login-page.ts';
import { expect, test } from './support/test.ts';

/** `index-DkX3_9aB.js` */
const HASHED = /-[\w-]{8}\.(?:js|css)$/;

const pathOf = (address: string): string => new URL(address).pathname;

// A site without stamped documents, on any static server.
test.use({ stamped: false });

test.describe('the built site as the sandbox serves it', () => {
  test('comes compressed, each file once, and a second visit loads none of the hashed ones', async ({
    page,
    sandbox,
  }) => {
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    const visit = async (): Promise<void> => {
      await page.goto(`${sandbox.brands['city-index']}/en-uk`, { waitUntil: 'networkidle' });
      await expectUsable(page);
    };
    await visit();
    const first = await Promise.all(
      answers.map(async (answer) => ({ path: pathOf(answer.url()), headers: await answer.allHeaders() })),
    );
    expect(new Set(first.map(({ path }) => path)).size).toBe(first.length);
    const texts = first.filter(({ headers }) =>
      /javascript|css|svg|json/.test(headers['content-type'] ?? ''),
    );
    const long = texts.filter(({ headers }) => Number(headers['content-length']) >= 1024);
    expect(long.length).toBeGreaterThanOrEqual(4);
    for (const { path, headers } of long) expect(headers['content-encoding'], path).toBe('br');
    const hashed = first.filter(({ path }) => HASHED.test(path));
    for (const { path, headers } of hashed) expect(headers['cache-control'], path).toContain('immutable');

    await visit();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    expect(loaded.filter(({ name }) => HASHED.test(name))).toEqual([]);
    // The texts have no hash in their name. They are asked for again, and not sent again.
    const [again] = loaded.filter(({ name }) => name.includes('i18n'));
    expect(again?.transferSize).toBeLessThan(1024);
  });
});
