import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const ID = 'virtual:early-script';
const AHEAD = 'assets/ask-ahead.js';
const LATE = 'assets/start-late.js';

/** Builds a script of the room `early`: one minified file, without a line break that would be hashed. */
async function buildEarly(name: 'main' | 'unstamped' | 'late'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/early/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Offers the script of a stamped document as a text. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: async (id) =>
    id === `\0${ID}` ? `export default ${JSON.stringify(await buildEarly('main'))};` : null,
});

/**
 * Writes the scripts of the room `early` that are files. That of a document that is not stamped comes before the page's own,
 * which is a hundred times as large.
 */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<script type="module"',
        `<script async fetchpriority="high" src="/${AHEAD}"></script>\n    $&`,
      ),
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: AHEAD, source: await buildEarly('unstamped') });
    this.emitFile({ type: 'asset', fileName: LATE, source: await buildEarly('late') });
  },
});
