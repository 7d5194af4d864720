import { defineConfig } from 'tsup';

// Commander, read and fastest-levenshtein are devDependencies on purpose and end up in the bundle: their own packages
// ask for a newer Node than the command does.
export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  format: ['esm', 'cjs'],
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
});
