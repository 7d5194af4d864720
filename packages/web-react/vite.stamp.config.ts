import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';

// What renders the login of this build ahead of time, for Node. It is one file beside the site, in `dist/stamp`.
export default defineConfig({
  plugins: [react(), earlyScript()],
  resolve: {
    conditions: ['@gatehouse-login/source', ...defaultServerConditions],
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/stamp/index.ts',
    outDir: 'dist/stamp',
    emptyOutDir: true,
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
