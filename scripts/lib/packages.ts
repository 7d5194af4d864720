import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

export type Package = {
  readonly name: string;
  /** Packages of ours whose built declarations this one reads. */
  readonly uses: readonly string[];
  readonly kind: 'library' | 'site';
};

/** The packages of the workspace, each after those it uses. */
export const packages: readonly Package[] = [
  { name: 'core', uses: [], kind: 'library' },
  { name: 'adapters-http', uses: ['core'], kind: 'library' },
  { name: 'adapters-streaming', uses: ['core'], kind: 'library' },
  { name: 'sandbox', uses: [], kind: 'library' },
  { name: 'cli-harness', uses: ['core', 'adapters-http', 'adapters-streaming', 'sandbox'], kind: 'library' },
  { name: 'artillery-engine', uses: ['cli-harness'], kind: 'library' },
  { name: 'web-react', uses: ['core', 'adapters-http', 'adapters-streaming'], kind: 'site' },
];

export const folderOf = (name: string): string => join(root, 'packages', name);

const SOURCE = '@gatehouse-login/source';
type Manifest = { readonly exports: Readonly<Record<string, { readonly [SOURCE]: string }>> };

/** Returns the source files of a library's entries, as in its manifest: `./src/index.ts`. */
export const entriesOf = (name: string): readonly string[] => {
  const { exports } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
  return Object.values(exports).map((conditions) => conditions[SOURCE]);
};

/** Whether there is something to build: the entry of a library, the page of a site. */
export const isStarted = ({ name, kind }: Package): boolean =>
  existsSync(join(folderOf(name), kind === 'site' ? 'index.html' : 'src/index.ts'));

const isInput = (file: string): boolean =>
  !/(^|[/\\])(node_modules|dist|dist-gallery|test-results)([/\\]|$)|\.test(-d)?\.tsx?$/.test(file);

const filesOf = (cwd: string): string[] =>
  globSync('**/*', { cwd, exclude: (file) => !isInput(file) })
    .map((file) => join(cwd, file))
    .sort();

/**
 * Returns a digest of everything that a package's build reads: its own files, those of the packages it
 * uses, and the build scripts.
 */
export const digestOf = ({ name, uses }: Package): string => {
  const shared = [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.ts',
    'scripts/lib/declarations.ts',
    'scripts/lib/unbundled.ts',
    'scripts/lib/bundled-licences.ts',
  ];
  return digest([
    ...shared.map((file) => join(root, file)),
    ...[name, ...uses].flatMap((each) => filesOf(folderOf(each))),
  ]);
};

/** Returns a digest of the files of the repository that match these patterns. */
export const digestOfFiles = (patterns: readonly string[]): string =>
  digest(
    globSync(patterns, { cwd: root, exclude: (file) => !isInput(file) })
      .map((file) => join(root, file))
      .sort(),
  );

const digest = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readText(file);
    if (text !== undefined) hash.update(file.slice(root.length)).update('\0').update(text).update('\0');
  }
  return hash.digest('hex');
};

// A match may be a folder, or a file that was just deleted.
const readText = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};
