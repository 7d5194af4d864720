import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './packages.ts';

/** Copies the built site into the command's package, which takes it along (docs/decisions/0016). */
export const packSite = (): void => {
  const target = join(folderOf('cli-harness'), 'dist', 'site');
  rmSync(target, { recursive: true, force: true });
  // A compressed twin counts only if it is not older than its file.
  cpSync(join(folderOf('web-react'), 'dist'), target, { recursive: true, preserveTimestamps: true });
};
