import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TAG = /<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.(?:js|css))"/g;

/** Adds `integrity` to the script and style tags of the built page, so that a browser refuses a changed file. */
export const integrity = (): Plugin => ({
  name: 'integrity',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const page = join(dir, 'index.html');
    const html = readFileSync(page, 'utf8').replace(TAG, (tag, file: string) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(dir, file)))
        .digest('base64');
      return `${tag} integrity="sha384-${hash}"`;
    });
    writeFileSync(page, html);
  },
});
