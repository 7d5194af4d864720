import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { run } from '@gatehouse-login/cli-harness';
import { expect, test } from 'playwright/test';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-run-report-'));
const SCENARIOS = `site: sandbox
scenarios:
  - name: signs in
    steps: [sign in as plain, expect signed in]
  - name: fails on purpose
    steps: [sign in as plain, expect refused]
`;

test.beforeAll(async () => {
  writeFileSync(join(folder, 'login.yaml'), SCENARIOS);
  await run(['run', 'login.yaml', '--report', 'html=out.html', '--gallery', 'http://localhost:4308/'], {
    stdin: Readable.from([]),
    stdout: new PassThrough().resume(),
    stderr: new PassThrough().resume(),
    env: { XDG_STATE_HOME: folder },
    cwd: folder,
  });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('the report of a run loads nothing, fits every width, and satisfies every rule of accessibility', async ({
  page,
}) => {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => void complaints.push(message.text()));
  page.on('request', (request) => void requests.push(request.url()));
  const address = pathToFileURL(join(folder, 'out.html')).href;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 of 2 scenarios failed');
  await expect(page.getByText('Expected refused, but it was signed in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'signing-in' })).toBeVisible();
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
