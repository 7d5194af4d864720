import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';

// What renders the login of this build ahead of time, for Node. It is one file beside the site, in `dist/stamp`.
const conditions = ['@gatehouse-login/source', ...defaultServerConditions];

export default defineConfig({
  plugins: [react(), earlyScript()],
  resolve: {
    conditions,
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  // Without these too, it would need the built libraries, which are built at the same time.
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: 'src/stamp/index.ts',
    outDir: 'dist/stamp',
    emptyOutDir: true,
    minify: true,
    reportCompressedSize: false,
    license: { fileName: 'THIRD-PARTY-LICENCES.md' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
