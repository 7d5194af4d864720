import type { Page } from 'playwright/test';
import type { ServedGallery } from '../../../scripts/lib/gallery.ts';
import { test as base, expect } from './workers.ts';

/** What the stage reports of a state. */
export interface Shown {
  readonly address: string;
  readonly trail: readonly string[];
  readonly problem?: string;
  /** The keys of its texts, if the address has `text`. */
  readonly texts: readonly { readonly key: string; readonly isHeard: boolean }[];
}

/** A page of the gallery in which one state after the other is shown. */
export interface Stage {
  readonly page: Page;
  /** Shows the state of an address such as `#/state/login.login?lang=ar`, and fails if it cannot be reached. */
  show(address: string): Promise<Shown>;
  /** What went wrong on the page: errors on the console, uncaught ones, and violations of the policy. */
  readonly problems: readonly string[];
}

/** Opens the stage in a page. */
export async function openStage(page: Page, gallery: ServedGallery): Promise<Stage> {
  const problems: string[] = [];
  let at = '';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`));
  await page.goto(`${gallery.origin}/stage.html#/state/page.not-loaded`);
  await page.locator('html[data-shown]').waitFor({ state: 'attached' });
  return {
    page,
    problems,
    async show(address) {
      at = address;
      const shown = await page.evaluate(
        (next) =>
          new Promise<Shown>((resolve) => {
            const report = (event: Event) => resolve((event as CustomEvent<Shown>).detail);
            window.addEventListener('state-shown', report, { once: true });
            window.location.hash = next;
          }),
        address,
      );
      expect(shown.problem, address).toBeUndefined();
      return shown;
    },
  };
}

/** The base of the gallery's tests: each worker serves the built gallery, and no sandbox. */
export const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ page, gallery }, use) => {
    const stage = await openStage(page, gallery);
    await use(stage);
    expect(stage.problems, 'what no page may do').toEqual([]);
  },
});

export { expect };

declare global {
  interface Window {
    /** Set by the source of axe-core. */
    axe: typeof import('axe-core');
  }
}
