import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSource, type Source } from './read-source.ts';
import { ROOMS } from './rooms.ts';

export type SourceFile = Source & {
  /** The folder of the package, such as `core`. */
  readonly pack: string;
  /** The first folder under `src`, or the name of a file that lies directly in `src`; in `commands` with the next. */
  readonly room: string;
  /** `package/path-below-src`, with slashes. */
  readonly path: string;
  readonly file: string;
  readonly isTest: boolean;
};
export type Manifest = { readonly pack: string; readonly json: Readonly<Record<string, unknown>> };
/** A file outside the packages' sources. */
export type LooseFile = Source & {
  /** From the root, with slashes. */
  readonly path: string;
  readonly file: string;
};
/** The parts of a repository that have rules. */
export type House = {
  readonly root: string;
  readonly files: readonly SourceFile[];
  readonly byFile: ReadonlyMap<string, SourceFile>;
  readonly manifests: readonly Manifest[];
  /** Tests that cross packages. */
  readonly tests: readonly LooseFile[];
  /** What builds, checks and measures. */
  readonly scripts: readonly LooseFile[];
};
export type Violation = { readonly rule: string; readonly where: string; readonly what: string };

const slashes = (path: string) => path.replaceAll('\\', '/');
// A folder `testing` holds helpers of the tests around it; core's room of that name is product.
const isTest = (path: string) =>
  /\.(test|test-d|fixture)\.tsx?$|^(?!core\/testing\/)[^/]+\/(.*\/)?testing\//.test(path);

/** The folders of `commands` are rooms of their own, and so are the files there that the table lists. */
const roomOf = (file: string): string => {
  const [, pack = '', , room = '', inner = '', ...more] = file.split('/');
  const name = `${room}/${inner}`;
  return room === 'commands' && (more.length > 0 || ROOMS[pack]?.[name] !== undefined) ? name : room;
};

const readLoose = (root: string, patterns: readonly string[]): readonly LooseFile[] =>
  globSync(patterns, { cwd: root }).map((file) => ({
    ...readSource(join(root, file)),
    path: slashes(file),
    file: join(root, file),
  }));

/** Reads every source file and manifest under `root/packages`, the tests and the scripts. */
export const readHouse = (root: string): House => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map(slashes)
    .sort()
    .map((file): SourceFile => {
      const [, pack = ''] = file.split('/');
      const path = `${pack}/${file.split('/').slice(3).join('/')}`;
      return {
        ...readSource(join(root, file)),
        pack,
        room: roomOf(file),
        path,
        file: join(root, file),
        isTest: isTest(path),
      };
    });
  return {
    root,
    files,
    byFile: new Map(files.map((file) => [file.file, file])),
    tests: readLoose(root, ['tests/**/*.{ts,tsx}']),
    scripts: readLoose(root, ['{scripts,packages/*/build,docs/site/{build,pages,.vitepress}}/**/*.ts']),
    manifests: globSync('packages/*/package.json', { cwd: root }).map((file) => ({
      pack: slashes(file).split('/')[1] ?? '',
      json: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest['json'],
    })),
  };
};

/** The file of the same house that a relative specifier names, or undefined if there is none. */
export const resolve = (house: House, from: SourceFile, specifier: string): SourceFile | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  return house.byFile.get(join(dirname(from.file), specifier));
};

/** What a relative specifier names, as a path from the root with slashes. */
export const targetOf = (house: House, from: Pick<SourceFile, 'file'>, specifier: string): string =>
  slashes(relative(house.root, join(dirname(from.file), specifier)));

/** The sources of a package's entries: the condition "@gatehouse-login/source" in `exports`. */
export const entriesOf = (house: House, { pack, json }: Manifest): readonly SourceFile[] =>
  Object.values((json.exports ?? {}) as Record<string, Record<string, string>>).flatMap((conditions) => {
    const source = conditions['@gatehouse-login/source'];
    const file = join(house.root, 'packages', pack, source ?? '');
    return source !== undefined && existsSync(file) ? (house.byFile.get(file) ?? []) : [];
  });
