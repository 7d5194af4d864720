import type { AllowedRedirectUri, ListedRedirectUri } from './configuration.ts';

/** Reads a list of partners' addresses, texts and objects mixed; what is neither, or malformed, is skipped. */
export const readRedirectUris = (entries: readonly unknown[]): ListedRedirectUri[] =>
  entries.flatMap((entry) => {
    // An entry's own keys alone count: nothing is there to inherit from.
    const { uri, allowQuery = false }: Entry = Object.assign(
      Object.create(null),
      typeof entry === 'string' ? { uri: entry } : entry,
    );
    return typeof uri === 'string' && typeof allowQuery === 'boolean' ? [{ uri, allowQuery }] : [];
  });

type Entry = { readonly [Key in keyof Exclude<AllowedRedirectUri, string>]?: unknown };
