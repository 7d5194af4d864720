import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { regionRoot, type Visit } from '../address/location.ts';
import { parseQuery, singleValueOf } from '../address/query.ts';
import { capabilitiesOf } from '../brand/brand-table.ts';
import { CONFIGURATION_FILE, type Configuration } from '../configuration/configuration.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import { cultureOf } from '../locale/culture.ts';
import type { Clock } from '../ports/clock.ts';
import { buildAuthorizationRedirect } from '../redirect/authorization-redirect.ts';
import { readAuthorizationRequest } from '../redirect/authorization-request.ts';
import type { ChooseDestinationError, Departure } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import { buildMyAccountUrl } from '../redirect/my-account.ts';
import {
  buildPlatformUrl,
  choosePlatform,
  type EncryptQuery,
  type PlatformValues,
} from '../redirect/platform-url.ts';
import type { Account } from '../session/account.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** Chooses where a signed-in visitor goes (spec 4; docs/unknowns.md, after sign-in). */
export type ChooseDestination = (departure: Departure) => ResultAsync<Destination, ChooseDestinationError>;

/** What the choice needs to know of the page it is made on. */
export interface Surroundings {
  /** The site's own origin, for AuthenticationUri. */
  readonly origin: string;
  /** The theme that the page shows: `auto` as it resolved. */
  readonly theme: () => 'light' | 'dark';
  /** Loads the cipher of the encrypted query; asked for only where the configuration encrypts. */
  readonly loadCipher?: (configuration: Configuration) => ResultAsync<EncryptQuery, ConfigurationFault>;
}

/** Makes the choice for one configuration. */
export function makeChooseDestination(
  configuration: Configuration,
  clock: Clock,
  surroundings: Surroundings,
): ChooseDestination {
  const brand = capabilitiesOf(configuration.brand);
  const { urls, redirectUris } = configuration;
  return (departure) => {
    const { visit, account, parameters } = departure;
    const request = readAuthorizationRequest(brand, visit.query, redirectUris);
    if (request.isErr()) return errAsync(request.error);
    const operator = account.accountOperators[0];
    if (!brand.tradingview && !operator?.is2FAEnabledAO) return toPlatform(departure);
    if (operator?.is2FAMandatory && !account.is2FAEnabledUser) {
      if (urls.myAccountUrl === undefined) return errAsync(missing('urls.myAccountUrl'));
      return okAsync({
        kind: 'navigate',
        purpose: 'my-account',
        url: buildMyAccountUrl(urls.myAccountUrl, parameters),
      });
    }
    if (request.value === null) return toPlatform(departure);
    const { redirectUri, state } = request.value;
    const answer = { code: parameters.session, ...(state === undefined ? {} : { state }) };
    return buildAuthorizationRedirect(redirectUri, redirectUris, answer)
      .map((url): Destination => ({ kind: 'navigate', purpose: 'partner', url }))
      .asyncAndThen((destination) => okAsync(destination));
  };

  function toPlatform({
    visit,
    parameters,
    account,
    platformType,
  }: Departure): ReturnType<ChooseDestination> {
    const page = singleValueOf(parseQuery(visit.query), 'page') ?? '';
    const platform = choosePlatform(configuration, page, platformType);
    const template = platform === null ? undefined : urls.redirects[platform];
    if (platform === null || template === undefined) return errAsync(missing('urls.redirects'));
    const values = platformValues(visit, parameters, account, page);
    return loadCipher().map((encrypt): Destination => {
      const url = buildPlatformUrl(configuration, template, values, encrypt);
      if (platform !== 'webtrader' || !configuration.useSso || urls.sso === undefined)
        return { kind: 'navigate', purpose: 'platform', url };
      const { username, session } = parameters;
      const fields = {
        Username: username,
        Session: session,
        AuthenticationUri: values.AuthenticationUri,
        RedirectUri: url,
      };
      return { kind: 'form-post', purpose: 'platform', url: urls.sso, fields };
    });
  }

  function loadCipher(): ResultAsync<EncryptQuery | undefined, ConfigurationFault> {
    if (!configuration.encrypted) return okAsync(undefined);
    return surroundings.loadCipher?.(configuration) ?? errAsync(missing('encryption'));
  }

  function platformValues(
    { region, language }: Visit,
    { session, username, userType }: SessionParameters,
    account: Account,
    page: string,
  ): PlatformValues {
    const culture = cultureOf(language);
    return {
      sessionId: session,
      userName: username,
      userType: userType === null ? '' : String(userType),
      cultureCode: culture.code,
      AuthenticationUri: urls.reloadURL ?? `${surroundings.origin}${regionRoot(region)}`,
      theme: surroundings.theme(),
      title: configuration.appTitle,
      cultureId: String(culture.id),
      showMenu: 'true',
      page,
      time: String(clock.now()),
      language,
      accountOperator: account.accountOperators[0]?.id ?? '',
    };
  }
}

function missing(field: string): ConfigurationFault {
  return { kind: 'configuration-fault', file: CONFIGURATION_FILE, field, problem: 'is missing' };
}
