import { defineConfig } from 'tsup';

// Commander, read and fastest-levenshtein are devDependencies on purpose and end up in the bundle: their own packages
// ask for a newer Node than the command does.
export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  // A package that is bundled in is CommonJS and asks for Node's own modules by require.
  banner: ({ format }) =>
    format === 'esm'
      ? {
          js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
        }
      : {},
  format: ['esm', 'cjs'],
  platform: 'node',
  target: 'node20',
  splitting: true,
  removeNodeProtocol: false,
  sourcemap: true,
  clean: true,
});
