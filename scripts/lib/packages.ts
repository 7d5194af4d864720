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

/** The workspace's packages, those that others use first. */
export const packages: readonly Package[] = [
  { name: 'core', uses: [], kind: 'library' },
  { name: 'adapters-http', uses: ['core'], kind: 'library' },
  { name: 'adapters-streaming', uses: ['core'], kind: 'library' },
  { name: 'sandbox', uses: [], kind: 'library' },
  { name: 'cli-harness', uses: ['core', 'adapters-http', 'sandbox'], kind: 'library' },
  { name: 'web-react', uses: ['core', 'adapters-http'], kind: 'site' },
];

export const folderOf = (name: string): string => join(root, 'packages', name);

/** Whether there is something to build: a library has its entry, the site its page. */
export const isStarted = ({ name, kind }: Package): boolean =>
  existsSync(join(folderOf(name), kind === 'site' ? 'index.html' : 'src/index.ts'));

const isInput = (file: string): boolean =>
  !/(^|[/\\])(node_modules|dist|test-results)([/\\]|$)|\.test(-d)?\.tsx?$/.test(file);

const filesOf = (cwd: string): string[] =>
  globSync('**/*', { cwd, exclude: (file) => !isInput(file) })
    .map((file) => join(cwd, file))
    .sort();

/** A digest of everything that a package's build reads: its own files, those of the packages it uses, and the tools. */
export const digestOf = ({ name, uses }: Package): string => {
  const shared = [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.ts',
    'scripts/lib/declarations.ts',
  ];
  const files = [
    ...shared.map((file) => join(root, file)),
    ...[name, ...uses].flatMap((each) => filesOf(folderOf(each))),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readText(file);
    if (text !== undefined) hash.update(file.slice(root.length)).update('\0').update(text).update('\0');
  }
  return hash.digest('hex');
};

// A folder among the matches, or a file that just went, has no text.
const readText = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};
