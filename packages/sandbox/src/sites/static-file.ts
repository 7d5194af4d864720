import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Result, ResultAsync } from 'neverthrow';

/** A file of the site: its bytes, and a tag that changes when they do. */
export interface StaticFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly tag: string;
}

const decode = Result.fromThrowable(decodeURIComponent, () => 'malformed' as const);

/** Whether a path below the folder stays there and passes no hidden file or folder. */
const isServed = (path: string, separator: string): boolean =>
  path.split(separator).every((part) => !part.startsWith('.'));

const readBelow = async (folder: string, path: string): Promise<StaticFile | undefined> => {
  // Both are resolved first, since a link in the folder may lead out of it.
  const root = await realpath(folder);
  const file = await realpath(join(root, path));
  const way = relative(root, file);
  // On Windows the way to another drive is an absolute path.
  if (isAbsolute(way) || !isServed(way, sep)) return undefined;
  const facts = await stat(file);
  if (!facts.isFile()) return undefined;
  return {
    bytes: await readFile(file),
    tag: `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`,
  };
};

/**
 * Reads a file below `folder` by the path of a request. The result is undefined when there is no such file, when the
 * path or a link leads out of the folder, and for hidden files.
 */
export const readStaticFile = async (folder: string, path: string): Promise<StaticFile | undefined> => {
  const plain = decode(path).unwrapOr('\0');
  if (/[\0\\]/.test(plain) || !isServed(plain, '/')) return undefined;
  return ResultAsync.fromPromise(readBelow(folder, plain), () => 'unreadable').unwrapOr(undefined);
};
