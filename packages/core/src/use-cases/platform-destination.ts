import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { regionRoot, type Visit } from '../address/location.ts';
import { parseQuery, singleValueOf } from '../address/query.ts';
import { CONFIGURATION_FILE, type Configuration, type PlatformType } from '../configuration/configuration.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import { cultureOf } from '../locale/culture.ts';
import type { Clock } from '../ports/clock.ts';
import type { ShownTheme } from '../ports/shown-theme.ts';
import type { Destination } from '../redirect/destination.ts';
import { buildPlatformUrl, choosePlatform, type PlatformValues } from '../redirect/platform-url.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** What the address of a platform is built from. */
export interface PlatformVisit {
  readonly visit: Visit;
  readonly parameters: SessionParameters;
  readonly platformType: PlatformType;
  /** The id of the first account operator, or an empty string. */
  readonly accountOperator: string;
  /** Whether the visitor may go through the single sign-on address (spec 4). */
  readonly maySso: boolean;
}

/** Builds the destination of a platform (spec 7; docs/unknowns.md, the platform address). */
export type PlatformDestination = (visit: PlatformVisit) => ResultAsync<Destination, ConfigurationFault>;

/** Creates `PlatformDestination` for one configuration. */
export function makePlatformDestination(
  configuration: Configuration,
  clock: Clock,
  theme: ShownTheme,
): PlatformDestination {
  const { urls } = configuration;
  return (departure) => {
    const page = singleValueOf(parseQuery(departure.visit.query), 'page') ?? '';
    const platform = choosePlatform(configuration, page, departure.platformType);
    const template = platform === null ? undefined : urls.redirects[platform];
    if (platform === null || template === undefined) return errAsync(missingField('urls.redirects'));
    const values = platformValues(departure, page);
    return addressOf(configuration, template, values).map((url): Destination => {
      const viaSso = departure.maySso && platform === 'webtrader' && configuration.useSso;
      if (!viaSso || urls.sso === undefined) return { kind: 'navigate', purpose: 'platform', platform, url };
      const fields = {
        Username: values.userName,
        Session: values.sessionId,
        AuthenticationUri: values.AuthenticationUri,
        RedirectUri: url,
      };
      return { kind: 'form-post', purpose: 'platform', url: urls.sso, fields };
    });
  };

  function platformValues(
    { visit, parameters, accountOperator }: PlatformVisit,
    page: string,
  ): PlatformValues {
    const { region, language } = visit;
    const { session, username, userType } = parameters;
    const culture = cultureOf(language);
    return {
      sessionId: session,
      userName: username,
      userType: userType === null ? '' : String(userType),
      cultureCode: culture.code,
      AuthenticationUri: urls.reloadURL ?? `${configuration.origin}${regionRoot(region)}`,
      theme: theme(),
      title: configuration.appTitle,
      cultureId: String(culture.id),
      showMenu: 'true',
      page,
      time: String(clock.now()),
      language,
      accountOperator,
    };
  }
}

/** The error for a field that leaving needs and the configuration lacks. */
export const missingField = (field: string): ConfigurationFault => ({
  kind: 'configuration-fault',
  file: CONFIGURATION_FILE,
  field,
  problem: 'is missing',
});

/** Loads the cipher only if the configuration encrypts. */
function addressOf(
  configuration: Configuration,
  template: string,
  values: PlatformValues,
): ResultAsync<string, ConfigurationFault> {
  const { encrypted, encryption } = configuration;
  if (!encrypted) return okAsync(buildPlatformUrl(configuration, template, values));
  // Never send a plain address in place of an encrypted one.
  if (encryption === undefined) return errAsync(missingField('encryption'));
  return ResultAsync.fromPromise(
    import('../redirect/query-cipher.ts').then(({ cipherQuery }) =>
      buildPlatformUrl(configuration, template, values, (query) => cipherQuery(query, encryption)),
    ),
    () => ({ ...missingField('encryption'), problem: 'could not be followed' }),
  );
}
