import { err, ok, type Result } from 'neverthrow';
import { parseQuery, type QueryParameters, writeQuery } from '../address/query.ts';
import type { AllowedRedirectUri } from '../configuration/configuration.ts';
import { readRedirectUris } from '../configuration/redirect-uri-list.ts';
import type { InvalidRedirectUri } from '../errors/domain-error.ts';
import type { AddressPart, BuiltAddress } from './built-address.ts';
import { isCleanUri, isUsableEntry, splitOnce } from './listed-redirect-uri.ts';
import { plantsResponseParameter } from './response-parameter.ts';
import { SESSION_CALL } from './value-sources.ts';

/** The authorisation answer: `code` is the session, a secret (spec 4); `state` goes back as it came. */
export interface AuthorizationResponse {
  /** The session. A secret. */
  readonly code: string;
  /** The partner's own value. Absent if the request had none. */
  readonly state?: string;
}

const INVALID: InvalidRedirectUri = { kind: 'invalid-redirect-uri' };

/**
 * Checks a `redirect_uri` against the configured list: whole strings, character for character (RFC 9700 2.1,
 * functional spec). Nothing is trimmed, decoded again or normalised; entries that cannot be meant are skipped.
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
): Result<BuiltAddress, InvalidRedirectUri> {
  return checkRedirectUri(redirectUri, allowed).map((uri) => {
    const [base, query = ''] = splitOnce(uri, '?');
    const codes: QueryParameters = [['code', code]];
    const states: QueryParameters = state ? [['state', state]] : [];
    return {
      url: `${base}?${query && `${query}&`}${writeQuery([...codes, ...states])}`,
      parts: [
        ...partsFrom('the redirect_uri itself', parseQuery(`?${query}`)),
        ...partsFrom(SESSION_CALL, codes, code),
        ...partsFrom('the state parameter of the query', states),
      ],
    };
  });
}

const partsFrom = (
  source: string,
  parameters: QueryParameters,
  secret: string | null = null,
): AddressPart[] => parameters.map(([name, value]) => ({ name, value, source, secret }));
