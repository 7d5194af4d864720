import type { MakeDocuments, SiteDocument } from './site-document.ts';

/** How many configurations of a brand keep their documents: one for each `LoopbackName`, and two more. */
const KEPT_CONFIGURATIONS = 4;

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ').slice(0, 300);

/**
 * Makes the documents of a site once for each configuration. If that fails there are none: `report` is called with one
 * line that says why, and the next request tries again.
 */
export function keepDocuments(make: MakeDocuments, report: (line: string) => void): MakeDocuments {
  const made = new Map<string, Promise<readonly SiteDocument[]>>();
  const begin: MakeDocuments = async (site) => make(site);
  return (site) => {
    const key = `${site.origin} ${JSON.stringify(site.configuration)}`;
    const documents =
      made.get(key) ??
      begin(site).catch((cause: unknown) => {
        made.delete(key);
        report(`${site.configuration.brand} documents failed, index.html is sent: ${reasonOf(cause)}`);
        return [];
      });
    // Set again, so that the map's first entry is the least recently used.
    made.delete(key);
    made.set(key, documents);
    for (const [oldest] of [...made].slice(0, -KEPT_CONFIGURATIONS)) made.delete(oldest);
    return documents;
  };
}
