import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keepFiles, TWO_WEEKS } from './keep-files.ts';
import { readSites, SITES, writeServerFiles } from './release.ts';
import type { ServerKind } from './serving.ts';

/** How many releases stay, at least. */
const KEPT_RELEASES = 5;

const CURRENT = 'current';
const PREVIOUS = 'previous';

const releasesOf = (folder: string): string => join(folder, 'releases');

/** The folder of a release by its name. */
export const releaseIn = (folder: string, name: string): string => join(releasesOf(folder), name);

/** The name of the release that a link of the folder leads to. Null if there is none. */
const linked = async (folder: string, link: string): Promise<string | null> =>
  readlink(join(folder, link)).then(basename, () => null);

/** The names of the release that counts, and of the one before it. */
export async function linksOf(
  folder: string,
): Promise<{ readonly current: string | null; readonly previous: string | null }> {
  const [current, previous] = await Promise.all([linked(folder, CURRENT), linked(folder, PREVIOUS)]);
  return { current, previous };
}

/** A name by the time, such as `20261123T204155Z`. */
const nameOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Copies a release to the folder of the releases, with the files that pages of the current one may still ask for. */
export async function addRelease(folder: string, from: string, server: ServerKind): Promise<string> {
  await mkdir(releasesOf(folder), { recursive: true });
  const taken = await readdir(releasesOf(folder));
  const time = nameOf(new Date());
  const name = taken.includes(time) ? `${time}-${taken.length}` : time;
  const unfinished = releaseIn(folder, `${name}.new`);
  try {
    await cp(from, unfinished, { recursive: true, preserveTimestamps: true });
    await keepIn(folder, unfinished);
    const sites = (await readSites(unfinished)).unwrapOr([]);
    await writeServerFiles(unfinished, server, sites, releaseIn(folder, name));
    await rename(unfinished, releaseIn(folder, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return name;
}

/** Copies the hashed files of the current release to another one, because pages that are open ask for them. */
async function keepIn(folder: string, release: string): Promise<void> {
  for (const site of await readdir(join(release, SITES))) {
    const [old, fresh] = [join(folder, CURRENT, SITES, site), join(release, SITES, site)];
    const rule = JSON.parse(await readFile(join(fresh, 'stamp.json'), 'utf8'));
    const kept = { ...rule.kept, ...(await keepFiles(old, fresh, TWO_WEEKS)) };
    await writeFile(join(fresh, 'stamp.json'), `${JSON.stringify({ ...rule, kept }, null, 2)}\n`);
  }
}

/** Moves the link to a release. What it led to is the one before it. */
export async function switchTo(folder: string, name: string): Promise<void> {
  const { current } = await linksOf(folder);
  if (current !== null && current !== name) await link(folder, PREVIOUS, current);
  await link(folder, CURRENT, name);
}

/** A link cannot be changed, only replaced. */
async function link(folder: string, from: string, name: string): Promise<void> {
  const fresh = join(folder, `${from}.${process.pid}.new`);
  await rm(fresh, { force: true });
  await symlink(join('releases', name), fresh);
  await rename(fresh, join(folder, from));
}

/** Puts the links back as they were. */
export async function switchBack(
  folder: string,
  { current, previous }: Awaited<ReturnType<typeof linksOf>>,
): Promise<void> {
  const put = (from: string, name: string | null) =>
    name === null ? rm(join(folder, from), { force: true }) : link(folder, from, name);
  await put(CURRENT, current);
  await put(PREVIOUS, previous);
}

/** Removes a release. */
export const removeRelease = (folder: string, name: string): Promise<void> =>
  rm(releaseIn(folder, name), { recursive: true, force: true });

/** Removes the oldest releases. */
export async function removeOldReleases(folder: string): Promise<void> {
  const { current, previous } = await linksOf(folder);
  const names = (await readdir(releasesOf(folder))).toSorted().reverse();
  const old = names.slice(KEPT_RELEASES).filter((name) => name !== current && name !== previous);
  for (const name of old) await removeRelease(folder, name);
}

/** Gives the release before the current one the files that pages of the current one may still ask for. */
export const keepForRollback = (folder: string, name: string): Promise<void> =>
  keepIn(folder, releaseIn(folder, name));
