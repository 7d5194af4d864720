import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitepress';

type Change = readonly [part: string, instead: string];

const groups = fileURLToPath(new URL('../.vitepress/theme/sidebar-groups.ts', import.meta.url));

/** Parts of VitePress's components, and what stands in their place. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  // It calls itself a button, with a list of choices inside. It is a dialog with links.
  VPLocalSearchBox: [
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
  ],
  VPSidebar: [
    [
      'import VPSidebarGroup from "./VPSidebarGroup.vue"',
      `import { SidebarGroups as VPSidebarGroup } from ${JSON.stringify(groups)}`,
    ],
  ],
};

const nameOf = (id: string): string => /(\w+)\.vue$/.exec(id)?.[1] ?? '';

/** Changes VitePress's components. A part that a later version no longer has fails the build. */
export const changeComponents = (): Plugin => {
  const changed = new Set<string>();
  return {
    name: 'change-components',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`/(?:${Object.keys(CHANGES).join('|')})\\.vue$`) },
      handler(code, id) {
        const changes = CHANGES[nameOf(id)] ?? [];
        const missing = changes.filter(([part]) => !code.includes(part));
        if (missing.length > 0) this.error(`${id} has no ${missing.join(', no ')}`);
        changed.add(nameOf(id));
        return changes.reduce((text, [part, instead]) => text.replaceAll(part, instead), code);
      },
    },
    buildEnd() {
      const missing = Object.keys(CHANGES).filter((name) => !changed.has(name));
      if (missing.length > 0) this.error(`VitePress has no ${missing.join(', no ')}`);
    },
  };
};
