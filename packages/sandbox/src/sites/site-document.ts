import type { SiteAddress } from './site-address.ts';

/** A page that is rendered ahead of time. */
export interface SiteDocument {
  /** The path that it is for, such as `/en-uk`. */
  readonly path: string;
  /** The `lang` of the query that it is for, in lower case. Empty for no language, and for all that have no document. */
  readonly lang: string;
  /** The document. */
  readonly html: string;
}

/** Makes the documents of a brand's site. */
export type MakeDocuments = (site: SiteAddress) => Promise<readonly SiteDocument[]>;
