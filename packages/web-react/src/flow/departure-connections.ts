import {
  apiBaseOf,
  buildPlatformUrl,
  type Configuration,
  choosePlatform,
  type PlatformType,
  type PlatformValues,
  readAuthorizationRequest,
} from '@gatehouse-login/core';

/** A connection that a sign-in will need. */
export interface Connection {
  readonly origin: string;
  /** Whether it is for calls without cookies. Browsers keep those apart from connections for navigations. */
  readonly anonymous: boolean;
}

/** The values of nobody. They fill a platform's address to see where it leads. */
const NOBODY: PlatformValues = {
  sessionId: '0',
  userName: '0',
  userType: '0',
  cultureCode: '0',
  AuthenticationUri: '0',
  theme: '0',
  title: '0',
  cultureId: '0',
  showMenu: '0',
  page: '0',
  time: '0',
  language: '0',
  accountOperator: '0',
};

/**
 * Returns the connections to other origins that a sign-in will need: the API, the partner, the single sign-on address and
 * the platform. The platform's address is built as it will be, which also loads the cipher where the configuration asks for
 * it.
 */
export async function departureConnections(
  configuration: Configuration,
  query: string,
  platformType: PlatformType,
): Promise<readonly Connection[]> {
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
  const [page = '', ...others] = new URLSearchParams(query).getAll('page');
  const platform = choosePlatform(configuration, others.length > 0 ? '' : page, platformType);
  if (platform === null) return [];
  const sso = configuration.useSso && platform === 'webtrader' ? configuration.urls.sso : undefined;
  const address = await buildPlatformUrl(configuration, platform, NOBODY);
  return [sso, address.isOk() ? address.value.url : undefined];
}

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  ),
];
