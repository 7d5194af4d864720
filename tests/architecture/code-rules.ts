import { entriesOf, type House, type Manifest, resolve, type SourceFile, type Violation } from './house.ts';
import { THROWERS } from './rooms.ts';

// Artillery takes the engine from there.
const DEFAULT_EXPORT = 'artillery-engine/index.ts';

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

type Made = { readonly name: string; readonly isDocumented: boolean };

/** A file's exports, traced to their declarations. Names from other packages are documented there. */
const madeBy = (house: House, file: SourceFile): readonly Made[] =>
  file.exports.flatMap(({ name, from, isDocumented }) => {
    if (from === undefined) return [{ name, isDocumented }];
    const next = resolve(house, file, from.specifier);
    if (next === undefined) return [{ name, isDocumented: true }];
    const made = madeBy(house, next);
    if (name === '*') return made;
    return made.filter((each) => each.name === from.name).map((each) => ({ ...each, name }));
  });

/** Exports of package entries without a doc comment at their declaration. */
export const documentationViolations = (house: House): readonly Violation[] =>
  house.manifests.flatMap((manifest: Manifest) =>
    entriesOf(house, manifest).flatMap((entry) =>
      madeBy(house, entry)
        .filter(({ isDocumented }) => !isDocumented)
        .map(({ name }) => ({ rule: 'documentation', where: entry.path, what: `${name} has no comment` })),
    ),
  );
