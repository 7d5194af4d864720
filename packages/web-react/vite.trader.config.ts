import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressedTwins } from './build/compressed-twins.ts';
import { plainImports } from './build/plain-imports.ts';
import { sizeBudget } from './build/size-budget.ts';

// The page of prices, for the sandbox's web trader. It is built apart from the login, in `dist/trader`, so that it can
// add nothing to it. The page that it is part of names these two files, and they load the rest.
export default defineConfig({
  plugins: [react(), plainImports(), sizeBudget({ brotliKibibytes: 90 }), compressedTwins()],
  base: './',
  resolve: { conditions: ['@gatehouse-login/source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    outDir: 'dist/trader',
    emptyOutDir: true,
    assetsInlineLimit: (file) => /(?:logo|mark)\.svg$/.test(file),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    cssCodeSplit: false,
    // It contains packages that the login does not, such as the vendor's streaming client.
    license: { fileName: 'THIRD-PARTY-LICENCES.md' },
    rolldownOptions: {
      input: 'src/trader/main.ts',
      output: {
        entryFileNames: 'trader.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: 'trader[extname]',
      },
    },
  },
});
