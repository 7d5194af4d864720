import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The text and its style come before the scripts, which are large. */
const scriptsLater = (): Plugin => ({
  name: 'scripts-later',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(?:script type|link rel)="module(?:preload)?"/g, '$& fetchpriority="low"'),
  },
});

// The gallery of every state. It is built beside the site, and is no part of it.
export default defineConfig({
  root: here('src/gallery'),
  // It is also served below the documentation.
  base: './',
  publicDir: here('public'),
  plugins: [react(), scriptsLater()],
  resolve: {
    conditions: ['@gatehouse-login/source', ...defaultClientConditions],
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: here('dist-gallery'),
    emptyOutDir: true,
    assetsInlineLimit: (file) => /(?:logo|mark)\.svg$/.test(file),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index', 'stage', 'provider'].map((page) => here(`src/gallery/${page}.html`)),
    },
  },
});
