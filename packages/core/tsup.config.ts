import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'inversify/index': 'src/inversify/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2023',
  // The CommonJS entries share chunks too, so that no module is loaded twice.
  splitting: true,
  sourcemap: true,
  clean: true,
});
