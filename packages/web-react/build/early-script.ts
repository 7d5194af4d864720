import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const ID = 'virtual:early-script';
const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/** Offers the script of the room `early` as a text: one minified file, without a line break that would be hashed. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null;
    const { outputFiles } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      charset: 'utf8',
    });
    return `export default ${JSON.stringify(outputFiles[0]?.text.trim() ?? '')};`;
  },
});
