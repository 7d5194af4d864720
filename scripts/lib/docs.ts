import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { node, root, tool } from './command.ts';
import { buildGallery, galleryFolder } from './gallery.ts';
import { digestOfFiles } from './packages.ts';
import { writeReference } from './reference.ts';

/** The folder of the built documentation. */
export const docsFolder = join(root, '.cache', 'docs', 'site');
const stampFile = join(root, '.cache', 'docs', 'built-from');

const digestNow = (): string =>
  readFileSync(join(galleryFolder, 'built-from'), 'utf8') +
  digestOfFiles([
    '*.md',
    'docs/**/*.{md,png,webp}',
    'docs/site/{.vitepress,build,pages}/**/*.{css,ts}',
    'examples/*/README.md',
    'package-lock.json',
    'packages/*/{,vectors/}README.md',
    'scripts/lib/docs.ts',
  ]);

const areDocsBuilt = (): boolean =>
  existsSync(stampFile) &&
  existsSync(join(docsFolder, 'index.html')) &&
  readFileSync(stampFile, 'utf8') === digestNow();

/** Better qualities save 2 % of these files and take ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes a compressed twin beside each text, which the sandbox sends instead. */
function writeTwins(): void {
  for (const name of globSync('**/*.{css,html,js,json,svg,txt}', { cwd: docsFolder })) {
    const file = join(docsFolder, name);
    if (statSync(file).size > 1024)
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

/** Builds the documentation, if it is out of date, from built packages. Returns false if it could not be built. */
export async function buildDocs(): Promise<boolean> {
  writeReference();
  if (!(await buildGallery())) return false;
  if (areDocsBuilt()) return true;
  const digest = digestNow();
  const cwd = join(root, 'docs', 'site');
  const { code, output, seconds } = await node([tool('vitepress'), 'build'], { cwd });
  if (code !== 0) {
    process.stderr.write(`${output}\nThe documentation could not be built (see above).\n`);
    return false;
  }
  cpSync(galleryFolder, join(docsFolder, 'gallery'), { recursive: true });
  writeTwins();
  writeFileSync(stampFile, digest);
  process.stderr.write(`Built the documentation in ${seconds.toFixed(1)} s\n`);
  return true;
}
