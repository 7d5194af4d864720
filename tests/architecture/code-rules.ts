import { entriesOf, type House, type Manifest, resolve, type SourceFile, type Violation } from './house.ts';
import type { Origin } from './read-source.ts';
import { THROWERS } from './rooms.ts';

// Artillery takes the engine from there, by its own interface.
const DEFAULT_EXPORT = 'artillery-engine/index.ts';
const OF_ARTILLERY = 'artillery-engine/artillery.ts';

/** `throw` outside the two files that may, `any`, and default exports. */
export const codeViolations = (house: House): readonly Violation[] =>
  house.files.flatMap((file) => {
    const found: Violation[] = [];
    const add = (rule: string, what: string) => found.push({ rule, where: file.path, what });
    if (file.throws > 0 && !file.isTest && !THROWERS.includes(file.path))
      add('throw', `${file.throws} × throw`);
    if (file.anys > 0) add('any', `${file.anys} × any`);
    if (file.exports.some(({ name }) => name === 'default') && file.path !== DEFAULT_EXPORT)
      add('default export', 'has a default export');
    return found;
  });

const MEDIAN = 60;
const NINETIETH = 160;
const MOST = 300;

/** The size of a file at a quantile: 0.5 is the median. */
export const quantile = (sizes: readonly number[], at: number): number => {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
};

/** Files that are too long, by themselves or on average. Tests count only for the longest. */
export const sizeViolations = (house: House): readonly Violation[] => {
  const sizes = house.files.filter(({ isTest }) => !isTest).map(({ lines }) => lines);
  const long = house.files.filter(({ lines }) => lines > MOST);
  const found = long.map(({ path, lines }) => ({
    rule: 'size',
    where: path,
    what: `${lines} lines, over ${MOST}`,
  }));
  const limits = [
    ['median', quantile(sizes, 0.5), MEDIAN],
    ['nine in ten', quantile(sizes, 0.9), NINETIETH],
  ] as const;
  const together = limits
    .filter(([, size, limit]) => size > limit)
    .map(([name, size, limit]) => ({
      rule: 'size',
      where: 'packages',
      what: `${name}: ${size} lines, over ${limit}`,
    }));
  return [...found, ...together];
};

/**
 * Exports of package entries without a doc comment, the types that they name, and their members: whatever a page of the
 * reference shows. A member with one value needs none. Names from other packages are documented there.
 */
export const documentationViolations = (house: House): readonly Violation[] => {
  const seen = new Set<string>();
  const isNew = (key: string) => seen.size < seen.add(key).size;

  const named = (file: SourceFile, local: string): readonly Violation[] => {
    const { isDocumented, bare, names } = file.declared.get(local) ?? {};
    const from = file.bindings.get(local);
    if (names === undefined) return from === undefined ? [] : exported(file, from);
    if (file.path === OF_ARTILLERY || !isNew(`${file.path} ${local}`)) return [];
    const lacks = [
      ...(isDocumented ? [] : [`${local} has no comment`]),
      ...(bare ?? []).map((member) => `${local}.${member}`),
    ];
    return [
      ...lacks.map((what) => ({ rule: 'documentation', where: file.path, what })),
      ...names.flatMap((name) => named(file, name)),
    ];
  };
  const exported = (at: SourceFile, { specifier, name: wanted }: Origin): readonly Violation[] => {
    const file = resolve(house, at, specifier);
    return file === undefined ? [] : ofFile(file, wanted);
  };
  const ofFile = (file: SourceFile, wanted: string): readonly Violation[] =>
    file.exports.flatMap(({ name, local, from }) => {
      if (name === '*') return exported(file, { specifier: from?.specifier ?? '', name: wanted });
      if (wanted !== '*' && wanted !== name) return [];
      return from === undefined ? named(file, local) : exported(file, from);
    });
  return house.manifests.flatMap((manifest: Manifest) =>
    entriesOf(house, manifest).flatMap((entry) => ofFile(entry, '*')),
  );
};
