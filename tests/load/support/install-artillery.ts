import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/command.ts';
import { packCommand } from '../../../scripts/lib/pack-command.ts';
import { npm } from '../../../scripts/lib/toolchain.mjs';

const LOCKED = fileURLToPath(new URL('../artillery', import.meta.url));

/**
 * Installs Artillery and our packed packages, as somebody else would, into a folder of their own. Artillery is installed
 * once, because it brings 460 MB; ours are installed each time. Returns the folder. Null if npm failed.
 */
export function installArtillery(): string | null {
  const hash = createHash('sha256')
    .update(readFileSync(join(LOCKED, 'package-lock.json')))
    .digest('hex');
  const folder = join(root, '.cache', `artillery-${hash.slice(0, 12)}`);
  const whole = join(folder, 'whole');
  if (!existsSync(whole)) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(LOCKED, folder, { recursive: true });
    if (!npm(process.execPath, ['ci', '--ignore-scripts'], folder)) return null;
    writeFileSync(whole, '');
  }
  const vendor = join(folder, 'vendor');
  rmSync(vendor, { recursive: true, force: true });
  mkdirSync(vendor);
  if (packCommand(vendor, folder) === null) return null;
  for (const file of readdirSync(vendor)) unpack(join(vendor, file), folder);
  return folder;
}

/** Unpacks one of our packages to where npm would put it. What it depends on is found in this repository. */
function unpack(tarball: string, folder: string): void {
  const listed = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const { name } = JSON.parse(listed.stdout) as { readonly name: string };
  const target = join(folder, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  spawnSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}
