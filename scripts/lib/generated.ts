import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.ts';

/** Writes a generated file. With `--check`, only reports whether the file is up to date. */
export function generated(path: string, text: string): void {
  const file = join(root, path);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  process.stderr.write(`${path} no longer says what the code says: run "npm run generate".\n`);
  process.exitCode = 1;
}
