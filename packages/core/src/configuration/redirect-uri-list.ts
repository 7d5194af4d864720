import type { AllowedRedirectUri, ListedRedirectUri } from './configuration.ts';

/** Reads the partners' addresses, strings and objects mixed. Malformed entries are skipped. */
export const readRedirectUris = (entries: readonly unknown[]): ListedRedirectUri[] =>
  entries.flatMap((entry) => {
    // Only an entry's own keys count.
    const { uri, allowQuery = false }: Entry = Object.assign(
      Object.create(null),
      typeof entry === 'string' ? { uri: entry } : entry,
    );
    return typeof uri === 'string' && typeof allowQuery === 'boolean' ? [{ uri, allowQuery }] : [];
  });

type Entry = { readonly [Key in keyof Exclude<AllowedRedirectUri, string>]?: unknown };
