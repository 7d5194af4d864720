import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/support/free-port.ts';
import { expectScreen } from './support/login-page.ts';
import { expect, test } from './support/own-test.ts';
import { needs, SERVERS, startServer } from './support/real-server.ts';
import { startSandbox } from './support/sandbox.ts';

test.use({ serviceWorkers: 'allow' });

for (const kind of SERVERS)
  test(`the kill switch removes the service worker behind ${kind}`, { tag: '@full' }, async ({ page }) => {
    needs(kind);
    test.setTimeout(90_000);
    const sandbox = await startSandbox(false);
    const port = await freePort();
    const server = await startServer(kind, sandbox, [{ brand: 'kq', origin: `http://localhost:${port}` }]);
    try {
      const visit = async (): Promise<void> => {
        await page.goto(`http://localhost:${port}/`);
        await expectScreen(page, 'login');
      };
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await visit();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await visit();
      expect(await workers()).toBe(1);

      // The steps of docs/guides/operate.md.
      const site = join(server.folder, 'current', 'sites', `localhost_${port}`);
      await copyFile(join(site, 'worker-off.js'), join(site, 'worker.js'));
      for (const twin of ['br', 'gz']) await rm(join(site, `worker.js.${twin}`));
      const off = await readFile(join(site, 'worker.js'), 'utf8');
      const served = () => fetch(`http://localhost:${port}/worker.js`).then((answer) => answer.text());
      expect(await served(), 'it counts at once').toBe(off);
      // The browser checks for a new worker some time after a navigation. Another navigation would delay the check.
      await visit();
      await expect.poll(workers, { timeout: 30_000 }).toBe(0);
    } finally {
      await page.goto('about:blank');
      await server.dispose();
      await sandbox.dispose();
    }
  });
