import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './command.ts';

const OURS = '@gatehouse-login';

/** Makes a folder of its own with a link to each installed package. Those of ours lead into the copy. */
const linkInstalled = (copy: string): void => {
  const installed = join(root, 'node_modules');
  const links = join(copy, 'node_modules');
  mkdirSync(join(links, OURS), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== OURS && !/^\.(?!bin$)/.test(each)))
    symlinkSync(join(installed, name), join(links, name));
  for (const name of readdirSync(join(installed, OURS)))
    symlinkSync(join(copy, 'packages', name), join(links, OURS, name));
  for (const own of globSync('packages/*/node_modules', { cwd: root }))
    symlinkSync(join(root, own), join(copy, own));
};

/** What is installed, built or noted here, and no source. */
const NO_SOURCE = ['node_modules', 'dist', 'dist-gallery', 'test-results', 'coverage', '.cache', '.git'];

/** Copies the sources to a new temporary folder, in which scripts and tests run as they do here. Returns the folder. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gatehouse-controls-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !NO_SOURCE.includes(basename(path)) });
  linkInstalled(copy);
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
