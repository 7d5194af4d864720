import type { Plugin } from 'vitepress';

/** Parts of VitePress's search box, and what stands in their place. */
const CHANGES: readonly (readonly [part: string, instead: string])[] = [
  ['role="button"', 'role="dialog" aria-modal="true"'],
  [':aria-owns="results?.length ? \'localsearch-list\' : undefined"', ''],
  ['aria-expanded="true"', ''],
  ['aria-haspopup="listbox"', ''],
  [':role="results?.length ? \'listbox\' : undefined"', ''],
  [":aria-selected=\"selectedIndex === index ? 'true' : 'false'\"", ''],
  ['role="option"', ''],
  [':aria-label="[...p.titles, p.title].join(\' > \')"', ''],
  ['<kbd :aria-label', '<kbd role="img" :aria-label'],
  ['<span class="title-icon">#</span>', '<span class="title-icon" aria-hidden="true">#</span>'],
];

/**
 * VitePress's search box calls itself a button, with a list of choices inside. It is a dialog with links, and screen
 * readers should hear that. A part that a later version no longer has fails the build.
 */
export const searchAsDialog = (): Plugin => ({
  name: 'search-as-dialog',
  enforce: 'pre',
  transform: {
    filter: { id: /VPLocalSearchBox\.vue$/ },
    handler(code) {
      const missing = CHANGES.filter(([part]) => !code.includes(part));
      if (missing.length > 0) this.error(`The search box has no ${missing.join(', no ')}`);
      return CHANGES.reduce((text, [part, instead]) => text.replaceAll(part, instead), code);
    },
  },
});
