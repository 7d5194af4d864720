import { apiBaseOf } from '../configuration/api-base.ts';
import type { Configuration, PlatformType } from '../configuration/configuration.ts';
import { readWebAddress } from '../configuration/safe-url.ts';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { readAuthorizationRequest } from '../redirect/authorization-request.ts';
import { buildPlatformUrl, type PlatformValues } from '../redirect/platform-url.ts';
import { platformRoute } from '../use-cases/platform-destination.ts';

/** An origin that a sign-in will need a connection to. */
export interface DepartureOrigin {
  /** The origin, such as `https://trade.example`. */
  readonly origin: string;
  /** Whether it is for calls without cookies. Browsers keep those apart from connections for navigations. */
  readonly anonymous: boolean;
}

// Empty values, with which a platform's address is filled in to find its origin.
const NOBODY = Object.fromEntries(TEMPLATE_NAMES.map((name) => [name, '0'])) as PlatformValues;

/**
 * Returns the other origins that a sign-in will need: the API, the partner, the single sign-on address and the platform.
 * The platform's address is built as it will be, which also loads the cipher where the configuration asks for it.
 */
export async function departureOrigins(
  configuration: Configuration,
  query: string,
  platformType: PlatformType,
): Promise<readonly DepartureOrigin[]> {
  const { capabilities: brand, redirectUris, origin: ownOrigin } = configuration;
  const partner = readAuthorizationRequest(brand, query, redirectUris).unwrapOr(null)?.redirectUri;
  const platform = brand.tradingview ? [] : await platformAddresses(configuration, query, platformType);
  const navigations = originsOf([partner, ...platform]).map((origin) => ({ origin, anonymous: false }));
  const calls = originsOf([apiBaseOf(configuration)]).map((origin) => ({ origin, anonymous: true }));
  return [...calls, ...navigations].filter(({ origin }) => origin !== ownOrigin);
}

async function platformAddresses(
  configuration: Configuration,
  query: string,
  platformType: PlatformType,
): Promise<readonly (string | undefined)[]> {
  const { platform, sso } = platformRoute(configuration, query, platformType);
  if (platform === null) return [];
  const address = await buildPlatformUrl(configuration, platform, NOBODY);
  return [sso, address.isOk() ? address.value.url : undefined];
}

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => readWebAddress(address ?? '')?.origin ?? [])),
];
