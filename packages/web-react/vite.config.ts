import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileAhead } from './build/compile-ahead.ts';
import { compressedTwins } from './build/compressed-twins.ts';
import { earlyFiles } from './build/early-script.ts';
import { integrity } from './build/integrity.ts';
import { noRequire } from './build/no-require.ts';
import { plainImports } from './build/plain-imports.ts';
import { screenBudget } from './build/screen-budget.ts';
import { sentinelErrors } from './build/sentinel-errors.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizeBudget } from './build/size-budget.ts';
import { unusedParts } from './build/unused-parts.ts';

// In development, the sandbox serves these pages at its brands' addresses (scripts/dev.ts) and answers no web socket there.
// So the browser gets changes from this server. Its styles carry the nonce that the sandbox's policy allows.
const host = '127.0.0.1';
const clientPort = Number(process.env.GATEHOUSE_PAGES_PORT ?? 5173);
const development = {
  html: { cspNonce: 'development' },
  server: { host, port: clientPort, strictPort: true, hmr: { host, clientPort } },
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    plainImports(),
    sentinelErrors(),
    unusedParts(),
    noRequire(),
    compileAhead(),
    earlyFiles(),
    integrity(),
    sizeBudget({ brotliKibibytes: 105 }),
    screenBudget({
      brotliKibibytes: 12,
      screens: ['login-failed', 'reset', 'two-factor', 'force-password', 'leaving'],
    }),
    serviceWorker(),
    compressedTwins(),
  ],
  resolve: {
    conditions: ['@gatehouse-login/source', ...defaultClientConditions],
    alias: {
      // React has the hook itself since version 18, so the stand-in for older versions is left out.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      '@tanstack/devtools-event-client': fileURLToPath(
        new URL('build/no-developer-tools.ts', import.meta.url),
      ),
    },
  },
  build: {
    // The brand's name must be in the first frame, so its two files are part of the style sheet.
    assetsInlineLimit: (file) => /(?:logo|mark)\.svg$/.test(file),
    // Nothing is preloaded: the page starts with one file.
    modulePreload: false,
    reportCompressedSize: false,
    // MIT requires the notice wherever the bundle goes.
    license: { fileName: 'THIRD-PARTY-LICENCES.md' },
    // The page starts with one file, whatever later chunks share with it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  ...(command === 'serve' ? development : {}),
}));
