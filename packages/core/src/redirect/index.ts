/**
 * Where a login leads: back to a partner (`redirect_uri`, RFC 9700 2.1), or to an address of the platform that is built from a
 * template. Built addresses hold the session; `explainRedirect` shows their parts without it.
 *
 * ```ts
 * import { buildAuthorizationRedirect, checkRedirectUri } from '@gatehouse-login/core/redirect';
 *
 * const allowed = ['https://partner.example/callback', { uri: 'https://other.example/cb', allowQuery: true }];
 * const back = buildAuthorizationRedirect('https://other.example/cb?a=1', allowed, { code: 'c', state: 's=1' });
 * console.log(back.isOk() && back.value.url); // prints: https://other.example/cb?a=1&code=c&state=s%3D1
 * console.log(checkRedirectUri('https://partner.example/callback/', allowed).isOk()); // prints: false
 * ```
 *
 * @packageDocumentation
 */

export {
  type AuthorizationResponse,
  buildAuthorizationRedirect,
  checkRedirectUri,
} from './authorization-redirect.ts';
export { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts';
export {
  type Destination,
  type FormPostDestination,
  hostOf,
  type NavigateDestination,
} from './destination.ts';
export { type ExplainedParameter, explainRedirect } from './explain-redirect.ts';
export { buildPlatformUrl, choosePlatform, type PlatformValues } from './platform-url.ts';
