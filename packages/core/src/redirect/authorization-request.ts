import { err, ok, type Result } from 'neverthrow';
import { parseQuery, valuesOf } from '../address/query.ts';
import type { BrandCapabilities } from '../brand/brand-table.ts';
import type { AllowedRedirectUri } from '../configuration/configuration.ts';
import type { InvalidRedirectUri } from '../errors/domain-error.ts';
import { checkRedirectUri } from './authorization-redirect.ts';

/** The authorisation request in a page's query: the way back to a partner, if any. */
export interface AuthorizationRequest {
  /** The address to go back to, as in the query. `checkRedirectUri` says whether it is allowed. */
  readonly redirectUri: string;
  /** The partner's own value, which goes back as it came. */
  readonly state?: string;
}

const INVALID: InvalidRedirectUri = { kind: 'invalid-redirect-uri' };

/**
 * Reads and checks `redirect_uri` and `state` of a query, before any credentials are asked for. TradingView
 * variants need a `redirect_uri`; for other brands null means that there is none. A repeated parameter is invalid
 * (RFC 6749 3.1).
 */
export function readAuthorizationRequest(
  brand: BrandCapabilities,
  query: string,
  allowed: readonly AllowedRedirectUri[],
): Result<AuthorizationRequest | null, InvalidRedirectUri> {
  const parameters = parseQuery(query);
  const [redirectUri, ...otherUris] = valuesOf(parameters, 'redirect_uri');
  const [state, ...otherStates] = valuesOf(parameters, 'state');
  if (otherUris.length > 0) return err(INVALID);
  if (redirectUri === undefined) return brand.tradingview ? err(INVALID) : ok(null);
  if (otherStates.length > 0) return err(INVALID);
  return checkRedirectUri(redirectUri, allowed).map((uri) => ({
    redirectUri: uri,
    ...(state ? { state } : {}),
  }));
}
