import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Result, ResultAsync } from 'neverthrow';
import type { Encoding } from '../http/accepted-encodings.ts';

/** A file of the site: its bytes, and a tag that changes when they do. */
export interface StaticFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly tag: string;
  /** How the bytes are compressed, if they are. */
  readonly encoding?: Encoding;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const decode = Result.fromThrowable(decodeURIComponent, () => 'malformed' as const);

/** The renderer of a built site's documents, which runs where the site is made. */
const RENDERER = /^\/*stamp(?:\/|$)/;

/** Whether a path below the folder stays there and passes no hidden file or folder. */
const isServed = (path: string, separator: string): boolean =>
  path.split(separator).every((part) => !part.startsWith('.'));

/** The compressed twin of a file. An older twin was made from other bytes, and a link may lead anywhere. */
async function findTwin(
  file: string,
  since: number,
  encodings: readonly Encoding[],
): Promise<Encoding | undefined> {
  for (const encoding of encodings) {
    const facts = await lstat(file + SUFFIXES[encoding]).catch(() => undefined);
    if (facts?.isFile() === true && facts.mtimeMs >= since) return encoding;
  }
  return undefined;
}

async function readBelow(
  folder: string,
  path: string,
  encodings: readonly Encoding[],
): Promise<StaticFile | undefined> {
  // Both are resolved first, since a link in the folder may lead out of it.
  const root = await realpath(folder);
  const file = await realpath(join(root, path));
  const way = relative(root, file);
  // On Windows the way to another drive is an absolute path.
  if (isAbsolute(way) || !isServed(way, sep)) return undefined;
  const facts = await stat(file);
  if (!facts.isFile()) return undefined;
  const tag = `${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}`;
  const encoding = await findTwin(file, facts.mtimeMs, encodings);
  return encoding === undefined
    ? { bytes: await readFile(file), tag: `"${tag}"` }
    : { bytes: await readFile(file + SUFFIXES[encoding]), tag: `"${tag}-${encoding}"`, encoding };
}

/**
 * Reads a file below `folder` by the path of a request, or the first twin that it has of these encodings: `main.js.br`
 * beside `main.js`. The result is undefined when there is no such file, when the path or a link leads out of the folder,
 * for hidden files, and for the renderer of the site's documents.
 */
export async function readStaticFile(
  folder: string,
  path: string,
  encodings: readonly Encoding[] = [],
): Promise<StaticFile | undefined> {
  const plain = decode(path).unwrapOr('\0');
  if (/[\0\\]/.test(plain) || RENDERER.test(plain) || !isServed(plain, '/')) return undefined;
  return ResultAsync.fromPromise(readBelow(folder, plain, encodings), () => 'unreadable').unwrapOr(undefined);
}
