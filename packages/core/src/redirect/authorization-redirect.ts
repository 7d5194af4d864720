import { err, ok, type Result } from 'neverthrow';
import { encodeComponent } from '../address/query.ts';
import type { AllowedRedirectUri } from '../configuration/configuration.ts';
import { readRedirectUris } from '../configuration/redirect-uri-list.ts';
import type { InvalidRedirectUri } from '../errors/domain-error.ts';
import { isCleanUri, isUsableEntry, plantsResponseParameter, splitOnce } from './listed-redirect-uri.ts';

/** The authorisation answer: `code` is the session, a secret (spec 4); `state` goes back as it came. */
export interface AuthorizationResponse {
  readonly code: string;
  readonly state?: string;
}

const INVALID: InvalidRedirectUri = { kind: 'invalid-redirect-uri' };

/**
 * Checks a `redirect_uri` against the configured list: whole strings, character for character (RFC 9700 2.1,
 * docs/unknowns.md). Nothing is trimmed, decoded again or normalised; entries that cannot be meant are skipped.
 */
export function checkRedirectUri(
  redirectUri: string | null,
  allowed: readonly AllowedRedirectUri[],
): Result<string, InvalidRedirectUri> {
  if (typeof redirectUri !== 'string' || !isCleanUri(redirectUri)) return err(INVALID);
  const [base, query] = splitOnce(redirectUri, '?');
  const listed = readRedirectUris(allowed)
    .filter(isUsableEntry)
    .some((entry) => {
      const [entryBase, entryQuery] = splitOnce(entry.uri, '?');
      if (base !== entryBase) return false;
      if (query === entryQuery) return true;
      return (
        entry.allowQuery && entryQuery === undefined && query !== undefined && !plantsResponseParameter(query)
      );
    });
  return listed ? ok(redirectUri) : err(INVALID);
}

/**
 * Builds the address that takes the code back to a partner (spec 4): the listed address with its own query byte for
 * byte, then `code` and `state`, each encoded once; no `state` when it is missing or empty.
 */
export function buildAuthorizationRedirect(
  redirectUri: string | null,
  allowed: readonly AllowedRedirectUri[],
  { code, state }: AuthorizationResponse,
): Result<string, InvalidRedirectUri> {
  return checkRedirectUri(redirectUri, allowed).map((uri) => {
    const [base, query] = splitOnce(uri, '?');
    const answer = `code=${encodeComponent(code)}${state ? `&state=${encodeComponent(state)}` : ''}`;
    return `${base}?${query ? `${query}&` : ''}${answer}`;
  });
}
