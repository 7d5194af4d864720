import { dirname, join } from 'node:path';
import { type House, type LooseFile, resolve, type SourceFile, targetOf, type Violation } from './house.ts';
import type { Import } from './read-source.ts';
import { ROOMS, type Room } from './rooms.ts';

const matches = (pattern: string, specifier: string): boolean =>
  pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;

const mayUse = (room: Room, file: SourceFile, specifier: string): boolean =>
  room.packages.some((pattern) => matches(pattern, specifier)) ||
  Object.entries(room.only ?? {}).some(
    ([pattern, end]) => matches(pattern, specifier) && file.path.endsWith(end),
  );

const isAsset = (specifier: string): boolean => /\.(css|svg|json|html)(\?\w+)?$/.test(specifier);

/** What one import breaks, or undefined if it is allowed. */
const complaint = (
  house: House,
  file: SourceFile,
  room: Room,
  { specifier, isType }: Import,
): string | undefined => {
  if (!specifier.startsWith('.')) {
    if (file.isTest) return undefined;
    if (room.typePackages?.includes(specifier) === true)
      return isType ? undefined : `${file.room} may import types only, not ${specifier}`;
    return mayUse(room, file, specifier) ? undefined : `${file.room} may not import ${specifier}`;
  }
  const target = targetOf(house, file, specifier);
  if (!target.startsWith(`packages/${file.pack}/`)) return `${specifier} leaves the package`;
  if (isAsset(specifier) || file.isTest) return undefined;
  const found = resolve(house, file, specifier);
  if (found === undefined)
    return target.includes('/src/') ? `${specifier} does not exist` : `${specifier} leaves src`;
  if (found.isTest) return `${specifier} belongs to the tests`;
  if (room.typesOnly === true && !isType) return `${file.room} may import types only, not ${specifier}`;
  const isAllowed = found.room === file.room || room.rooms.includes('*') || room.rooms.includes(found.room);
  return isAllowed ? undefined : `${file.room} may not import ${found.room}`;
};

// The sandbox is an independent witness, in its tests too.
const borrowed = ({ pack, imports }: SourceFile): readonly string[] =>
  imports
    .filter(({ specifier }) => pack === 'sandbox' && specifier.startsWith('@gatehouse-login/'))
    .map(({ specifier }) => `the sandbox may not import ${specifier}`);

const complaints = (house: House, file: SourceFile): readonly string[] => {
  const room = ROOMS[file.pack]?.[file.room];
  if (room !== undefined) return file.imports.flatMap((each) => complaint(house, file, room, each) ?? []);
  // A test of the whole package may be next to its entry.
  const isLoose = !file.path.includes('/', file.pack.length + 1);
  return file.isTest && isLoose ? [] : [`${file.room} is not in the table`];
};

/** Rooms that the table lets import each other, directly or through others: each circle once, as its path. */
export const roomCircles = (table: typeof ROOMS): readonly Violation[] =>
  Object.entries(table).flatMap(([pack, rooms]) => {
    const names = Object.keys(rooms).sort();
    const next = (name: string) => {
      const listed = rooms[name]?.rooms ?? [];
      return names.filter((each) => each !== name && (listed.includes('*') || listed.includes(each)));
    };
    const done = new Set<string>();
    const visit = (name: string, trail: readonly string[]): readonly string[] => {
      if (trail.includes(name)) return [[...trail.slice(trail.indexOf(name)), name].join(' → ')];
      if (done.has(name)) return [];
      const found = next(name).flatMap((each) => visit(each, [...trail, name]));
      done.add(name);
      return found;
    };
    const circles = names.flatMap((name) => visit(name, []));
    return circles.map((what) => ({ rule: 'rooms', where: pack, what }));
  });

/** Imports that the table does not allow, and rooms that it does not list. */
export const importViolations = (house: House): readonly Violation[] =>
  house.files.flatMap((file) =>
    [...borrowed(file), ...complaints(house, file)].map((what) => ({
      rule: 'imports',
      where: file.path,
      what,
    })),
  );

/** Import cycles between files, type imports included. Each is reported once, as a path to its start. */
export const cycleViolations = (house: House): readonly Violation[] => {
  const state = new Map<string, 'open' | 'done'>();
  const found: Violation[] = [];
  const files: readonly (SourceFile | LooseFile)[] = [...house.files, ...house.tests, ...house.scripts];
  const byFile = new Map(files.map((file) => [file.file, file]));
  const visit = (file: SourceFile | LooseFile, trail: readonly string[]): void => {
    if (state.get(file.path) === 'done') return;
    if (state.get(file.path) === 'open') {
      const what = [...trail.slice(trail.indexOf(file.path)), file.path].join(' → ');
      found.push({ rule: 'cycles', where: file.path, what });
      return;
    }
    state.set(file.path, 'open');
    for (const { specifier } of file.imports) {
      const next = specifier.startsWith('.') ? byFile.get(join(dirname(file.file), specifier)) : undefined;
      if (next !== undefined) visit(next, [...trail, file.path]);
    }
    state.set(file.path, 'done');
  };
  for (const file of files) visit(file, []);
  return found;
};

/** Tests that import a package's inner files instead of its entries. */
export const deepImportViolations = (house: House): readonly Violation[] =>
  house.tests.flatMap((file) =>
    file.imports
      .filter(({ specifier }) =>
        specifier.startsWith('.')
          ? targetOf(house, file, specifier).startsWith('packages/')
          : /^@gatehouse-login\/[^/]+\/(src|dist)\//.test(specifier),
      )
      .map(({ specifier }) => ({ rule: 'deep import', where: file.path, what: specifier })),
  );
