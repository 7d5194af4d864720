import { STAMP_ID, type Stamp } from '../early/stamp-data.ts';

/**
 * Returns the stamp of the document, or null if it has none, if it is for another address, or if it was made for
 * another build of the site.
 */
export function readStamp(): Stamp | null {
  const { dataset } = document.documentElement;
  const isOurs = dataset.stamp === 'ours';
  delete dataset.stamp;
  const text = document.getElementById(STAMP_ID)?.textContent;
  if (!isOurs || text == null) return null;
  const stamp = JSON.parse(text) as Stamp;
  return new URL(stamp.entry, window.location.origin).href === import.meta.url ? stamp : null;
}
