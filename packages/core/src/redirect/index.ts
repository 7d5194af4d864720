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
