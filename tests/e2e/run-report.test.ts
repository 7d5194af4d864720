import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { run } from '@gatehouse-login/cli-harness';
import type { Page } from 'playwright/test';
import { expect, test } from './support/workers.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-run-report-'));
const LOAD = fileURLToPath(new URL('../scenarios/cli/snapshots/files/load.json', import.meta.url));
const SCENARIOS = `site: sandbox
scenarios:
  - name: signs in
    steps: [sign in as plain, expect signed in]
  - name: fails on purpose
    steps: [sign in as plain, expect refused]
`;

// One worker runs them all, so that this happens once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  writeFileSync(join(folder, 'login.yaml'), SCENARIOS);
  for (const args of [
    ['run', 'login.yaml', '--report', 'html=out.html', '--gallery', 'http://localhost:4308/'],
    ['load', 'report', LOAD, '--html', 'load.html'],
    ['load', 'report', LOAD, LOAD, '--html', 'compared.html'],
  ]) {
    await run(args, {
      stdin: Readable.from([]),
      stdout: new PassThrough().resume(),
      stderr: new PassThrough().resume(),
      env: { XDG_STATE_HOME: folder },
      cwd: folder,
    });
  }
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const { name, file, opened } of [
  {
    name: 'a run',
    file: 'out.html',
    async opened(page: Page) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 of 2 scenarios failed');
      await expect(page.getByText('Expected refused, but it was signed in.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'signing-in' })).toBeVisible();
    },
  },
  {
    name: 'a load test',
    file: 'load.html',
    async opened(page: Page) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The run did not go well: 3 of 40/);
      await expect(
        page.getByRole('img', { name: /^Service time, .* p95: 330 ms at most, at 6 s/ }),
      ).toBeVisible();
      await expect(page.getByRole('row', { name: /^session 40 200 × 37 429 × 3 88 ms/ })).toBeVisible();
    },
  },
  {
    name: 'two load tests',
    file: 'compared.html',
    async opened(page: Page) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neither run went well');
      await expect(page.getByRole('row', { name: /^arrived 40 40 × 1$/ })).toBeVisible();
    },
  },
]) {
  test(`the report of ${name} loads nothing, fits every width, and satisfies every rule of accessibility`, {
    tag: '@ci',
  }, async ({ page }) => {
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => void complaints.push(message.text()));
    page.on('request', (request) => void requests.push(request.url()));
    const address = pathToFileURL(join(folder, file)).href;
    await page.goto(address);
    await opened(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    expect(requests).toEqual([address]);
    // Axe itself is not the page's.
    expect(complaints.filter((text) => !text.includes('axe'))).toEqual([]);
  });
}
