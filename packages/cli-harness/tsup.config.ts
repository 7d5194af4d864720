import { defineConfig } from 'tsup';
import { bundledLicences } from '../../scripts/lib/bundled-licences.ts';

// Everything but the sandbox and the stream is bundled (docs/decisions/0008): the command loads a few files instead of
// hundreds. What is bundled is a devDependency.
export default defineConfig({
  entry: { index: 'src/index.ts', load: 'src/load.ts', main: 'src/main.ts', playwright: 'src/playwright.ts' },
  // One of the bundled packages is CommonJS and loads Node's own modules with `require`.
  banner: ({ format }) =>
    format === 'esm'
      ? {
          js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
        }
      : {},
  format: ['esm', 'cjs'],
  platform: 'node',
  noExternal: [/^(?!@gatehouse-login\/(?:sandbox|adapters-streaming)$)/],
  target: 'node20',
  splitting: true,
  removeNodeProtocol: false,
  sourcemap: true,
  // Whoever reads a trace needs places and names. The sources would be half of the package.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  // `import.meta.url` in CommonJS.
  shims: true,
  clean: true,
  esbuildPlugins: [bundledLicences],
});
