import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { digestOfFiles, folderOf, packages } from './packages.ts';
import { type Entry, entriesIn, readDeclarations } from './read-declarations.ts';
import { type Documented, homesOf } from './reference/homes.ts';
import { readModel } from './reference/model.ts';
import { renderIndex, renderPage } from './reference/render.ts';

/** The folder of the pages, which are made and not kept. */
export const referenceFolder = join(root, 'docs', 'reference');
// Artillery alone imports it.
const OF_ARTILLERY = 'artillery-engine';
const stampFile = join(root, '.cache', 'docs', 'reference');

const digestNow = (): string =>
  digestOfFiles([
    'packages/*/src/**/*.ts',
    'packages/*/package.json',
    'scripts/lib/re*.ts',
    'scripts/lib/reference/*.ts',
  ]);

const pageOf = ({ file }: Entry): string => file.replace('.api.md', '');

/** Returns the pages, by file. */
export function referencePages(): Readonly<Record<string, string>> {
  const libraries = packages.filter(({ name, kind }) => kind === 'library' && name !== OF_ARTILLERY);
  const documented = libraries
    .flatMap(({ name }) => readDeclarations(entriesIn(folderOf(name))))
    .map(({ entry, model }): Documented => {
      const sourceOf = (file: string) => readFileSync(join(entry.folder, file), 'utf8');
      return { entry, model: readModel(model, sourceOf), page: pageOf(entry) };
    });
  const homes = homesOf(documented);
  const pages = documented.map((each) => [`${each.page}.md`, renderPage(each, homes)] as const);
  return { 'index.md': renderIndex(documented), ...Object.fromEntries(pages) };
}

/** Writes the pages of the reference from the built declarations, if these have changed. */
export function writeReference(): void {
  const digest = digestNow();
  if (existsSync(stampFile) && existsSync(referenceFolder) && readFileSync(stampFile, 'utf8') === digest)
    return;
  const pages = referencePages();
  mkdirSync(referenceFolder, { recursive: true });
  for (const file of globSync('*.md', { cwd: referenceFolder }))
    if (!(file in pages)) rmSync(join(referenceFolder, file));
  for (const [file, page] of Object.entries(pages)) writeFileSync(join(referenceFolder, file), page);
  mkdirSync(join(root, '.cache', 'docs'), { recursive: true });
  writeFileSync(stampFile, digest);
}
