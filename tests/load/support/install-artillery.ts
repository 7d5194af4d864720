import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installLocked } from '../../../scripts/lib/install-locked.ts';
import { packCommand } from '../../../scripts/lib/pack-command.ts';

const LOCKED = fileURLToPath(new URL('../artillery', import.meta.url));

/**
 * Installs Artillery and our packed packages, as somebody else would, into a folder of their own. Artillery is installed
 * once, because it brings 460 MB; ours are installed each time. Returns the folder. Null if npm failed.
 */
export function installArtillery(): string | null {
  const folder = installLocked(LOCKED);
  if (folder === null) return null;
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
