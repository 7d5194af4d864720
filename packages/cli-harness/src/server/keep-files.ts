import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Result } from 'neverthrow';

/** When each kept file was left out of a build, as ISO 8601, by its path. */
export type Kept = Readonly<Record<string, string>>;

/** How long files of earlier builds stay, in milliseconds, unless something else is asked for. */
export const TWO_WEEKS = 14 * 86_400_000;

/** The hashed files of a build, and their compressed twins. Under one name, such a file never changes. */
const HASHED = /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;

/**
 * Copies the hashed files of the site in `old` that the new build lacks to `fresh`: pages that are open still ask for
 * them. Leaves out those that no build has had for `keep` milliseconds.
 */
export async function keepFiles(old: string, fresh: string, keep: number): Promise<Kept> {
  const now = Date.now();
  const before = await readKept(old);
  const names = async (site: string) => await readdir(join(site, 'assets')).catch(() => []);
  const there = new Set(await names(fresh));
  const kept: Record<string, string> = {};
  for (const name of (await names(old)).filter((each) => HASHED.test(each) && !there.has(each)).sort()) {
    const path = `assets/${name}`;
    const since = before[path] ?? new Date(now).toISOString();
    if (now - Date.parse(since) >= keep) continue;
    kept[path] = since;
    const target = join(fresh, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(old, path), target);
  }
  return kept;
}

const parse = Result.fromThrowable((text: string): { readonly kept?: Kept } => JSON.parse(text));

async function readKept(site: string): Promise<Kept> {
  const text = await readFile(join(site, 'stamp.json'), 'utf8').catch(() => '{}');
  return parse(text).match(
    ({ kept }) => kept ?? {},
    () => ({}),
  );
}
