import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps them in a helper that first loads the chunk's styles and the chunks that
 * it imports. Ours have neither, and the helper would be part of the first scripts.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
});
