import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from './command.ts';
import { digestOfFiles } from './packages.ts';
import { writeReference } from './reference.ts';

/** The folder of the built documentation. */
export const docsFolder = join(root, '.cache', 'docs', 'site');
const stampFile = join(root, '.cache', 'docs', 'built-from');

const digestNow = (): string =>
  digestOfFiles([
    '*.md',
    'docs/**/*.{md,png,webp}',
    'docs/site/**/*.{css,svg,ts}',
    'examples/*/README.md',
    'package-lock.json',
    'packages/*/{,vectors/}README.md',
  ]);

/** Whether the documentation is built from the present files. */
export const areDocsBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digestNow();

/** Builds the documentation, if it is out of date, from built packages. Returns false if it could not be built. */
export async function buildDocs(): Promise<boolean> {
  writeReference();
  if (areDocsBuilt()) return true;
  const digest = digestNow();
  const { code, output, seconds } = await node([tool('vitepress'), 'build'], {
    cwd: join(root, 'docs', 'site'),
  });
  if (code !== 0) {
    process.stderr.write(`${output}\nThe documentation could not be built (see above).\n`);
    return false;
  }
  writeFileSync(stampFile, digest);
  process.stderr.write(`Built the documentation in ${seconds.toFixed(1)} s\n`);
  return true;
}
