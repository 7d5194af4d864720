import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './command.ts';
import { packPackages } from './pack-packages.ts';

const TARBALL = /^(?:gatehouse-login|artillery-engine-gatehouse)-.+\.tgz$/;

/** The folder of the project that a folder is in: the nearest one with a package.json. */
const projectOf = (folder: string): string | undefined => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(folder) === folder ? undefined : projectOf(dirname(folder));
};

const asPath = (from: string, to: string): string => relative(from, to).replaceAll(sep, '/');

/** What to do in the project with what was packed. */
const nextSteps = (folder: string, caller: string, files: readonly string[]): string => {
  const found = projectOf(folder);
  const project = found ?? dirname(folder);
  const inProject = `./${asPath(project, folder)}`.replace(/\/?$/, '/');
  // The shells of Windows leave a pattern as it is.
  const tarballs = process.platform === 'win32' ? files : ['*.tgz'];
  return [
    '',
    `Next, in ${asPath(caller, project) || 'this folder'}:`,
    ...(found === undefined ? ['  npm init -y'] : []),
    `  npm install --save-dev ${tarballs.map((file) => inProject + file).join(' ')}`,
    '  npx --no @gatehouse-login/cli-harness init --sandbox',
    '',
    'Commit the packed files, too: package-lock.json refers to them.',
    '',
  ].join('\n');
};

/**
 * Packs the command, the libraries and what they need, as built, into a folder. Returns what to do next in the project that the folder
 * is in, or null if npm failed.
 */
export const packCommand = (folder: string, caller: string): string | null => {
  // Two versions of a package cannot be installed at once.
  for (const file of readdirSync(folder)) if (TARBALL.test(file)) rmSync(join(folder, file));
  const files = packPackages(folder);
  return files === null ? null : nextSteps(folder, caller, files);
};

/** Makes the folder that the words of a command line name. Returns null if they name none outside this repository. */
export const makeFolder = ([word, ...more]: readonly string[], caller: string): string | null => {
  const folder = resolve(caller, word ?? '.');
  if (word === undefined || more.length > 0 || `${folder}${sep}`.startsWith(root)) return null;
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    // A file has this name, or the folder above must not be written.
    return null;
  }
};
