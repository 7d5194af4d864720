import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps them in a helper that fetches a chunk's own styles and further chunks
 * first; ours have neither, and the helper would come before everything else.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
});
