import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { docsFolder } from '../../scripts/lib/docs.ts';
import { IS_FULL } from './support/chance.ts';
import { QUESTIONS } from './support/newcomers.ts';
import { startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/workers.ts';

/** One page of each kind: the first, a guide, drawings, a wide table, the reference, a list, and none. */
const KINDS = [
  '',
  'guides/ci.html',
  'flow.html',
  'errors.html',
  'reference/core-locale.html',
  'nothing.html',
];
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;
/** The first page, with everything that the browser loads for it, compressed. */
const FIRST_PAGE_BYTES = 100 * 1024;

let sandbox: Sandbox;
let docs: string;
// One worker runs them all, so that this happens once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  expect(existsSync(join(docsFolder, 'index.html')), 'the documentation is built (npm run docs)').toBe(true);
  sandbox = await startSandbox(false, { docsDir: docsFolder });
  docs = `${sandbox.home}/docs/`;
});
test.afterAll(() => sandbox.dispose());

/** Collects what the browser complains of, and requests that leave the documentation. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The one page that is not there answers 404.
    if (message.type() === 'error' && !message.location().url.endsWith('/nothing.html'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(docs) && !request.url().startsWith('data:'))
      problems.push(`asks for ${request.url()}`);
  });
  return problems;
}

/** Breaches of the rules of accessibility, with the first places of each. */
async function violations(page: Page): Promise<readonly unknown[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('.drawing').analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]);
}

const decoded = (href: string): string => decodeURIComponent(href.replaceAll('&amp;', '&'));

test.describe('the documentation', { tag: '@ci' }, () => {
  test('leads from every link of every page to a page, a place in it, or a file', () => {
    const files = globSync('**/*.html', { cwd: docsFolder, exclude: (file) => file.startsWith('gallery') });
    const texts = new Map(files.map((file) => [file, readFileSync(join(docsFolder, file), 'utf8')]));
    const places = new Map(
      [...texts].map(([file, text]) => [
        file,
        new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => decoded(id ?? ''))),
      ]),
    );
    const broken = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/<a\b[^>]* href="([^"]+)"/g)].flatMap(([, href = '']) => {
        const url = new URL(decoded(href), `http://docs/docs/${file.replaceAll('\\', '/')}`);
        if (url.origin !== 'http://docs') return [];
        const path = decodeURIComponent(url.pathname)
          .slice('/docs/'.length)
          .replace(/(^|\/)$/, '$1index.html');
        const isThere =
          url.hash === ''
            ? existsSync(join(docsFolder, path))
            : places.get(path)?.has(decoded(url.hash.slice(1)));
        return isThere === true ? [] : [`${file}: ${href}`];
      }),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(broken).toEqual([]);
  });

  for (const [at, kind] of KINDS.entries()) {
    test(`of the kind of /${kind} is accessible, fits a phone, and asks nobody else`, async ({ page }) => {
      const problems = watch(page);
      // Axe takes seconds, so the kinds take turns, unless all is to be tried.
      const looks = IS_FULL ? LOOKS : LOOKS.slice(at % 2, (at % 2) + 1);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme });
        await page.goto(docs + kind, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(problems).toEqual([]);
    });
  }

  test('holds the gallery, which finds its texts below a path and leads back', async ({ page }) => {
    await page.goto(`${docs}gallery/stage.html#/state/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await page.goto(`${docs}gallery/`);
    await page.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(docs);
  });

  test('costs few bytes at its first page', async ({ page }) => {
    await page.goto(docs, { waitUntil: 'networkidle' });
    // What the cache answers costs nothing: some scripts are fetched ahead.
    const sizes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).transferSize,
      ),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(4);
    expect(bytes).toBeGreaterThan(FIRST_PAGE_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_BYTES);
  });

  test('answers what newcomers search for within three results', async ({ page }) => {
    const problems = watch(page);
    // The search waits until nobody types any more.
    await page.clock.install();
    await page.goto(docs);
    await page.getByRole('button', { name: 'Search' }).first().click();
    const field = page.getByRole('searchbox');
    const results = page.locator('.VPLocalSearchBox .result');
    const missed: string[] = [];
    for (const [question, ...pages] of QUESTIONS) {
      await field.fill('');
      await page.clock.runFor(300);
      await expect(results).toHaveCount(0);
      await field.fill(question);
      await page.clock.runFor(300);
      await expect(results.first()).toBeAttached();
      const found = await results.evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLAnchorElement ? each.pathname : '')),
      );
      if (!found.slice(0, 3).some((path) => pages.some((name) => path === `/docs/${name}.html`)))
        missed.push(`${question}: ${found.slice(0, 3).join(' ')}`);
    }
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(30);
    expect(missed).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
