import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

// A server makes the documents itself, for each brand and language.
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Smaller files fit into one packet as they are, with the headers of their answer. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((twin) => writeFile(`${file}.br`, twin)),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((twin) => writeFile(`${file}.gz`, twin)),
  ]);
}

/**
 * Writes compressed twins beside the built files, `main.js.br` and `main.js.gz`, so that a server can send them without
 * compressing anything itself.
 */
export const compressedTwins = (): Plugin => ({
  name: 'compressed-twins',
  apply: 'build',
  writeBundle: {
    // After everything that still changes files.
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => writeTwins(join(dir, file))),
      );
    },
  },
});
