import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** How much a version rises. */
export type Bump = 'patch' | 'minor' | 'major';

/** What somebody said about a change, in the format of Changesets: a file of `.changeset`. */
export interface Changeset {
  readonly file: string;
  /** The packages that change, each with the part of its version that rises. */
  readonly bumps: Readonly<Record<string, Bump>>;
  readonly text: string;
}

const WHAT_TO_DO = /^What to do: ./m;

/** Whether a changeset says what its users have to do. Then it breaks something, and the changelog says so first. */
export const breaks = ({ text }: Changeset): boolean => WHAT_TO_DO.test(text);

const BUMPS: readonly unknown[] = ['patch', 'minor', 'major'];
const SHAPE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]+)$/;

const bumpsIn = (yaml: string): Changeset['bumps'] | null => {
  try {
    const bumps: unknown = parse(yaml);
    const isTable = typeof bumps === 'object' && bumps !== null && !Array.isArray(bumps);
    return isTable && Object.values(bumps).every((bump) => BUMPS.includes(bump))
      ? (bumps as Changeset['bumps'])
      : null;
  } catch {
    return null;
  }
};

/** Reads a changeset. Returns a sentence instead if it is none, or names a package that is not among `packages`. */
export const parseChangeset = (
  file: string,
  content: string,
  packages: readonly string[],
): Changeset | string => {
  const [, yaml, text = ''] = SHAPE.exec(content) ?? [];
  const bumps = yaml === undefined ? null : bumpsIn(yaml);
  if (bumps === null || Object.keys(bumps).length === 0 || text.trim() === '')
    return `.changeset/${file} is no changeset: between two lines of "---" it needs lines such as "'${packages[0]}': minor" (patch, minor or major), then a sentence. "npx --no changeset" writes one.`;
  const unknown = Object.keys(bumps).filter((name) => !packages.includes(name));
  if (unknown.length > 0)
    return `.changeset/${file} names ${unknown.join(', ')}, which is no package here. The packages are ${packages.join(', ')}.`;
  if (Object.values(bumps).includes('major') && !WHAT_TO_DO.test(text))
    return `.changeset/${file} says major, but not what its users have to do: add a paragraph "What to do: …".`;
  return { file, bumps, text };
};

/** Reads all changesets of a repository, and says what is wrong with files that are none. */
export const readChangesets = (
  root: string,
  packages: readonly string[],
): { readonly changesets: readonly Changeset[]; readonly wrong: readonly string[] } => {
  const read = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .map((path) => parseChangeset(basename(path), readFileSync(join(root, path), 'utf8'), packages));
  return {
    changesets: read.filter((each) => typeof each !== 'string'),
    wrong: read.filter((each) => typeof each === 'string'),
  };
};
