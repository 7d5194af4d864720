import { defineConfig } from 'tsup';
import { bundledLicences } from '../../scripts/lib/bundled-licences.ts';

// Commander and read are devDependencies on purpose and end up in the bundle: their own packages ask for a newer Node
// than the command does.
export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  // One of the bundled packages is CommonJS and loads Node's own modules with `require`.
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
  esbuildPlugins: [bundledLicences],
});
