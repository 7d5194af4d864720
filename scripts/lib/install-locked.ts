import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './command.ts';
import { npm } from './toolchain.mjs';

/**
 * Installs what a folder with a manifest and a lockfile of its own asks for, into a folder of `.cache`, once for each
 * lockfile: it is too much for everybody who runs the tests. Returns the folder. Null if npm failed.
 */
export function installLocked(locked: string): string | null {
  const hash = createHash('sha256')
    .update(readFileSync(join(locked, 'package-lock.json')))
    .digest('hex');
  const folder = join(root, '.cache', `${basename(locked)}-${hash.slice(0, 12)}`);
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(locked, folder, { recursive: true });
  if (!npm(process.execPath, ['ci', '--ignore-scripts'], folder)) return null;
  writeFileSync(whole, '');
  return folder;
}
