import { defineConfig } from 'tsup';

// Artillery resolves an engine with `require.resolve` and loads it with `import()`, so one format is enough.
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  platform: 'node',
  // Artillery waits for `init` only if it is a native async function.
  target: 'node20',
  removeNodeProtocol: false,
  sourcemap: true,
  clean: true,
});
