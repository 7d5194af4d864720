import { existsSync, globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** A line of CODEOWNERS. */
export type OwnerRule = { readonly pattern: string; readonly owners: readonly string[] };

export const readOwners = (text: string): readonly OwnerRule[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [pattern = '', ...owners] = line.trim().split(/\s+/);
      return { pattern, owners };
    });

/** Whether a pattern is about a path: a folder and all below it, a file, or files by a part of their name. */
const isAbout = (pattern: string, path: string): boolean => {
  if (pattern === '*') return true;
  if (pattern.endsWith('/')) return `/${path}/`.startsWith(pattern);
  return matchesGlob(`/${path}`, pattern);
};

/** Who reviews a path. As on GitHub, the last line that is about it counts. */
export const ownersOf = (rules: readonly OwnerRule[], path: string): readonly string[] =>
  rules.findLast(({ pattern }) => isAbout(pattern, path))?.owners ?? [];

/** Lines without an owner, patterns that match nothing, and teams that no comment explains. */
export const wrongOwners = (root: string, text: string): readonly string[] =>
  readOwners(text).flatMap(({ pattern, owners }) => {
    const path = pattern.slice(1);
    const isThere =
      pattern === '*' ||
      (pattern.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path)));
    const teams = owners.map((owner) => owner.replace('@gatehouse-login/', ''));
    return [
      ...(isThere ? [] : [`${pattern} does not exist`]),
      ...teams.filter((team) => !text.includes(`#   ${team}  `)).map((team) => `${team} is not explained`),
      ...(owners.length > 0 ? [] : [`${pattern} has no owner`]),
    ];
  });
