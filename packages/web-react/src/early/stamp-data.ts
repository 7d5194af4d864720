/** The id of the data block in a stamped document. */
export const STAMP_ID = 'stamp';

/** What a stamped document says about itself: which addresses it is for, and what it was made from. */
export interface Stamp {
  /** The address of the script that it was stamped for. */
  readonly entry: string;
  /** The address of the complete style sheet. The document itself has the styles of its brand only. */
  readonly stylesheet: string;
  /** The origin that the site was said to have. Null if it was not known. */
  readonly origin: string | null;
  /** `configs/config.json`, as it was then. */
  readonly file: unknown;
  readonly region: string | null;
  readonly language: string;
  /** The translation files that the texts come from, the most general first. */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** The query that the form was rendered with. */
  readonly query: string;
  /** The values of `lang` that this document is for, by path. An empty one stands for none. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
  /** All values of `lang` that choose a document. */
  readonly langs: readonly string[];
  /** The partners' addresses that may be in `redirect_uri`. */
  readonly redirectUris: readonly string[];
  /** Whether there has to be a `redirect_uri`. */
  readonly redirectNeeded: boolean;
}
