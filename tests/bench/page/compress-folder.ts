import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes a brotli twin (quality 11) beside each text file of a site that has none, for the server to send. */
export const compressFolder = (folder: string): void => {
  const files = globSync('**/*.{js,css,json,svg}', { cwd: folder }).map((file) => join(folder, file));
  for (const file of files) {
    const twin = `${file}.br`;
    if (existsSync(twin) && statSync(twin).mtimeMs >= statSync(file).mtimeMs) continue;
    writeFileSync(twin, brotliCompressSync(readFileSync(file)));
  }
};
