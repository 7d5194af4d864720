import type { OpenState } from '@gatehouse-login/core';

/** The ids of the data blocks in a stamped document. */
export const RULE_ID = 'stamp-rule';
export const STAMP_ID = 'stamp';
/** The id of the inline script. */
export const EARLY_ID = 'stamp-early';
/** The id of the template that holds the page's script and its complete style sheet. */
export const REST_ID = 'stamp-rest';

/** What the script of a stamped document needs at once. It comes before the script, so it has to be small. */
export interface StampRule {
  /** The values of `lang` that this document is for, by path. An empty one stands for none. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
  /** All values of `lang` that choose a document. */
  readonly langs: readonly string[];
  /** The partners' addresses that may be in `redirect_uri`. */
  readonly redirectUris: readonly string[];
  /** Whether there has to be a `redirect_uri`. */
  readonly redirectNeeded: boolean;
  readonly words: EarlyWords;
}

/** The words of what the script does, in the language of the document. */
export interface EarlyWords {
  readonly show: ToggleWords;
  readonly hide: ToggleWords;
  readonly incomplete: string;
  readonly reload: string;
}

/** The text and the accessible name of a password field's toggle. */
export interface ToggleWords {
  readonly word: string;
  readonly name: string;
}

/** What a stamped document was made from. It comes last, because nobody waits for it. */
export interface Stamp {
  /** The address of the script that it was stamped for. */
  readonly entry: string;
  /** The origin that the site was said to have. Null if it was not known. */
  readonly origin: string | null;
  /** `configs/config.json`, as it was then. */
  readonly file: unknown;
  /** The translation files that the texts come from, the most general first. */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** The state that the form was rendered from. */
  readonly state: OpenState;
}
