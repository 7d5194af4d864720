import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { integrity } from './build/integrity.ts';
import { plainImports } from './build/plain-imports.ts';
import { sizeBudget } from './build/size-budget.ts';

// In development the sandbox shows these pages at its brands' addresses (scripts/dev.ts), where no web socket is answered:
// the browser asks here for changes, and styles are put in by the nonce that the sandbox's policy names.
const host = '127.0.0.1';
const clientPort = Number(process.env.GATEHOUSE_PAGES_PORT ?? 5173);
const development = {
  html: { cspNonce: 'development' },
  server: { host, port: clientPort, strictPort: true, hmr: { host, clientPort } },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), plainImports(), integrity(), sizeBudget({ brotliKibibytes: 120 })],
  resolve: {
    conditions: ['@gatehouse-login/source', ...defaultClientConditions],
    // React has had the hook itself since 18: its stand-in for older ones stays out.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // A brand's name has to be there in the first frame that is painted: its two files stand in the style sheet.
    assetsInlineLimit: (file) => /(?:logo|mark)\.svg$/.test(file),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the page starts with is one file, whatever later chunks share with it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  ...(command === 'serve' ? development : {}),
}));
