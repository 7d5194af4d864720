import type { Sandbox } from '@gatehouse-login/sandbox';
import { type Browser, test as base, expect } from 'playwright/test';
import { findFullChromium } from '../../../scripts/lib/chromium.ts';
import type { ServedGallery } from '../../../scripts/lib/gallery.ts';
import config from '../../playwright.config.ts';
import type { AttackedSite } from './attacked-site.ts';
import { startSandbox } from './sandbox.ts';
import { serverInFront } from './server-in-front.ts';

interface WorkerFixtures {
  /** Serves the login as part of the document, as `npm start` does. */
  readonly stampedSandbox: Sandbox;
  /** Serves the login's own files only, as any static server does. */
  readonly unstampedSandbox: Sandbox;
  readonly gallery: ServedGallery;
  readonly attackedSite: AttackedSite;
  /** A full Chromium that keeps pages in its back/forward cache. The headless shell keeps none. */
  readonly keepingBrowser: Browser;
}

/**
 * Everything that a worker starts once, when its first test asks for it. It is all in one place because Playwright gives
 * tests with other fixtures of a worker another worker, and another browser. It runs them one kind after the other, and
 * the last test of each kind leaves a core idle.
 */
export const test = base.extend<object, WorkerFixtures>({
  stampedSandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox();
      const front = await serverInFront(sandbox);
      await use({ ...sandbox, ...front });
      await front?.dispose();
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  unstampedSandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox(false);
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gallery: [
    async ({ browserName: _ }, use) => {
      // It brings Vite with it, which takes a while to load.
      const { isGalleryBuilt, serveGallery } = await import('../../../scripts/lib/gallery.ts');
      expect(isGalleryBuilt(), 'the gallery is built (npm test builds it, and so does npm run gallery)').toBe(
        true,
      );
      const gallery = await serveGallery(0);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  attackedSite: [
    async ({ browserName: _ }, use) => {
      const { startAttackedSite } = await import('./attacked-site.ts');
      const site = await startAttackedSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  keepingBrowser: [
    async ({ playwright }, use) => {
      const full = findFullChromium();
      const browser = await playwright.chromium.launch({
        ...config.use?.launchOptions,
        ...(full === undefined ? {} : { executablePath: full }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
