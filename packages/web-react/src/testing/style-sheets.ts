import { readdirSync, readFileSync } from 'node:fs';

const SOURCE = new URL('../', import.meta.url);

/** All style sheets of the site, by their path below `src`. */
export const STYLE_SHEETS: readonly { readonly file: string; readonly css: string }[] = readdirSync(SOURCE, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.css'))
  .sort()
  .map((file) => ({ file, css: readFileSync(new URL(file, SOURCE), 'utf8') }));
