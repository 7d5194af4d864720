import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// On npm, the scope "@gatehouse" and the name "gatehouse" belong to someone else.
const STRANGERS = [
  // The scope.
  /@gatehouse\/[\w-]*/g,
  // The bare name, where a command fetches it from a registry.
  /\b(?:npx|npm (?:exec|install|i|add)|pnpm(?: dlx| add)?|yarn(?: dlx| add)?)(?: -\S+)* gatehouse\b(?![\w-]*\/)/g,
  // The bare name in an import.
  /\b(?:from|import|require)\b\s*\(?\s*['"]gatehouse(?:\/[^'"]*)?['"]/g,
];

/** Returns the names in a text that belong to someone else. */
export const strangersIn = (text: string): readonly string[] =>
  STRANGERS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

/** The names in a manifest or in an entry of a lockfile. */
export interface Named {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Artillery finds the engine `gatehouse` by this name alone. */
const ENGINE = 'artillery-engine-gatehouse';

/** Whether a package bears a name of ours. */
export const isOurs = (name: string): boolean => name.startsWith('@gatehouse-login/') || name === ENGINE;

/** Returns the dependencies that look like ours and are not. */
export const foreignDependencies = (named: Named): readonly string[] => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = named;
  const all = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
  return Object.keys(all).filter((name) => name.includes('gatehouse') && !isOurs(name));
};

/** Returns the wrong names in a manifest of ours: its own, and those of its dependencies. */
export const foreignNames = (manifest: Named): readonly string[] => [
  ...(isOurs(manifest.name ?? '') ? [] : [manifest.name ?? 'no name']),
  ...foreignDependencies(manifest),
];

/** Reads a file of the repository as JSON. */
export const readJson = <T>(root: string, path: string): T =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
