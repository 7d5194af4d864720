import { defineConfig } from 'tsup';

// Bundled into one file: nobody tree-shakes a server, and Node loads one file faster than two hundred.
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'node',
  target: 'node20',
  removeNodeProtocol: false,
  sourcemap: true,
  clean: true,
});
