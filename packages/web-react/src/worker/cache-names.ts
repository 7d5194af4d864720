/** The prefix of our caches. Others of the same origin are not ours. */
const PREFIX = 'gatehouse-';

/** The name of a version's cache. */
export const cacheOf = (version: string): string => PREFIX + version;

/** Deletes the caches of all versions, or of all but one. */
export async function deleteCaches(caches: CacheStorage, but?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== but);
  await Promise.all(old.map((name) => caches.delete(name)));
}
