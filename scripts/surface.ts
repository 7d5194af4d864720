// Writes what each entry of the packages exports to docs/api, after a build. `--check` writes nothing: it says which page is
// out of date, and which change since the last release no changeset names. `--released` records the surface as released.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { readChangesets } from './lib/changesets.ts';
import { root } from './lib/command.ts';
import { folderOf, packages } from './lib/packages.ts';
import { entriesIn } from './lib/read-declarations.ts';
import { readSurface } from './lib/surface.ts';
import { digestsOf, type Released, unsaidChanges } from './lib/surface-changes.ts';

type Pages = Readonly<Record<string, string>>;

const api = join(root, 'docs', 'api');
const record = join(api, 'released.json');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const write = (pages: Pages): void => {
  for (const file of globSync('*.api.md', { cwd: api })) if (!(file in pages)) rmSync(join(api, file));
  for (const [file, page] of Object.entries(pages)) writeFileSync(join(api, file), page);
};

/** The pages that are not what the declarations say. */
const staleIn = (pages: Pages): readonly string[] => {
  const isKept = (file: string) =>
    existsSync(join(api, file)) && readFileSync(join(api, file), 'utf8') === pages[file];
  const files = new Set([...globSync('*.api.md', { cwd: api }), ...Object.keys(pages)]);
  return [...files].filter((file) => !isKept(file)).sort();
};

/** Does what the command line asks for. Returns what is wrong. */
const run = (isCheck: boolean, isRelease: boolean): readonly string[] => {
  const libraries = packages.filter(({ kind }) => kind === 'library');
  const listed = libraries.map(({ name }) => entriesIn(folderOf(name)));
  const pages: Pages = Object.assign({}, ...listed.map(readSurface));
  const entries = Object.fromEntries(
    listed.flat().map(({ specifier, file }) => [specifier, digestsOf(pages[file] ?? '')]),
  );
  const { version } = readJson(join(folderOf('core'), 'package.json')) as { readonly version: string };
  const released = readJson(record) as Released;

  if (!isCheck) write(pages);
  if (isRelease) {
    if (released.version === version)
      return [`${version} was released before. "npx --no changeset version" raises the versions.`];
    writeFileSync(record, `${JSON.stringify({ version, entries }, null, 1)}\n`);
    return [];
  }
  if (released.version !== version)
    return [`docs/api/released.json has ${released.version}: run "npm run surface -- --released".`];

  const names = new Set(listed.flat().map((entry) => entry.package));
  const { changesets, wrong } = readChangesets(root, [...names]);
  return [
    ...staleIn(pages).map(
      (file) => `docs/api/${file} is out of date: run "npm run surface", and look at the difference.`,
    ),
    ...wrong,
    ...unsaidChanges(released, entries, changesets),
  ];
};

const isCheck = process.argv.includes('--check');
const isBuilt = isCheck || (await buildAll());
const wrong = isBuilt ? run(isCheck, process.argv.includes('--released')) : [];
if (wrong.length > 0) process.stderr.write(`${wrong.join('\n')}\n`);
if (!isBuilt || wrong.length > 0) process.exitCode = 1;
