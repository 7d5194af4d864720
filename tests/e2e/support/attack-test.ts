import type { AttackedSite } from './attacked-site.ts';
import { test as base, expect } from './workers.ts';

/** The base of the attack tests. Console errors are not checked, because attacks cause many. */
export const test = base.extend<{ readonly site: AttackedSite; readonly clean: null }>({
  site: ({ attackedSite }, use) => use(attackedSite),
  clean: [
    async ({ site: { sandbox, evil } }, use) => {
      sandbox.reset();
      evil.asked.length = 0;
      evil.pages.clear();
      await use(null);
    },
    { auto: true },
  ],
});

export { expect };
