import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { plainImports } from './build/plain-imports.ts';
import { sizeBudget } from './build/size-budget.ts';

// In development the configuration, the API and the cookies come from a running sandbox's brand.
const brandSite = process.env.GATEHOUSE_BRAND_SITE ?? 'http://localhost:4301';
const fromSandbox = { target: brandSite, changeOrigin: true };

export default defineConfig({
  plugins: [react(), plainImports(), sizeBudget({ brotliKibibytes: 120 })],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // React has had the hook itself since 18: its stand-in for older ones stays out.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // A brand's name has to be there in the first frame that is painted: its two files stand in the style sheet.
    assetsInlineLimit: (file) => /(?:logo|mark)\.svg$/.test(file),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/configs': fromSandbox, '/api': fromSandbox, '/api-ppe': fromSandbox } },
});
