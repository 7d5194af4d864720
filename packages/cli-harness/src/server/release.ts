import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { caddyFiles } from './caddy.ts';
import { nginxFiles } from './nginx.ts';
import { SERVERS, type ServedSite, type ServerKind } from './serving.ts';

/** The files of a server by their paths below the release's folder. */
export type ServerFiles = Readonly<Record<string, string>>;

/** Makes the files of a server. `root` is the folder in which the release will be. */
export type MakeServerFiles = (sites: readonly ServedSite[], root: string) => ServerFiles;

const FILES: Readonly<Record<ServerKind, MakeServerFiles>> = { nginx: nginxFiles, caddy: caddyFiles };

/** The folder of a release that holds its sites, each under its host. */
export const SITES = 'sites';

/** The file that says that a folder is a release, and what for. */
const MARK = 'release.json';

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

const readJson = async (file: string): Promise<unknown> =>
  parse(await readFile(file, 'utf8').catch(() => '')).unwrapOr(null);

/** Which server a folder is a release for. Null if it is none. */
export async function serverOf(folder: string): Promise<ServerKind | null> {
  const { format, server } = Object(await readJson(join(folder, MARK)));
  return format === 1 ? (SERVERS.find((each) => each === server) ?? null) : null;
}

/** Reads the sites of a release. The error is the name of one that is not whole. */
export async function readSites(folder: string): Promise<Result<readonly ServedSite[], string>> {
  const names = (await readdir(join(folder, SITES)).catch(() => [])).toSorted();
  return Result.combine(await Promise.all(names.map((name) => readServedSite(folder, name))));
}

async function readServedSite(folder: string, name: string): Promise<Result<ServedSite, string>> {
  const site = join(folder, SITES, name);
  const { format, brand, headers, documents, serving } = Object(await readJson(join(site, 'stamp.json')));
  const isRead = format === 1 && serving !== undefined && Array.isArray(documents);
  return isRead ? ok({ name, brand, headers, documents, serving }) : err(name);
}

/** Writes the files of a release's server anew, for `root`, where the release will be. */
export async function writeServerFiles(
  folder: string,
  server: ServerKind,
  sites: readonly ServedSite[],
  root: string,
): Promise<void> {
  await rm(join(folder, server), { recursive: true, force: true });
  const files = { ...FILES[server](sites, root), [MARK]: `${JSON.stringify({ format: 1, server })}\n` };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
