import { errAsync, type ResultAsync } from 'neverthrow';
import { regionRoot, type Visit } from '../address/location.ts';
import { parseQuery, singleValueOf } from '../address/query.ts';
import type { Configuration, PlatformType } from '../configuration/configuration.ts';
import { faultAt } from '../configuration/fault-at.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import { cultureOf } from '../locale/culture.ts';
import type { Clock } from '../ports/clock.ts';
import type { ShownTheme } from '../ports/shown-theme.ts';
import type { Destination } from '../redirect/destination.ts';
import { buildPlatformUrl, choosePlatform, type PlatformValues } from '../redirect/platform-url.ts';
import { buildSsoPost } from '../redirect/sso-post.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** The parts from which a platform's address is built. */
export interface PlatformVisit {
  readonly visit: Visit;
  readonly parameters: SessionParameters;
  readonly platformType: PlatformType;
  /** The id of the first account operator, or an empty string. */
  readonly accountOperator: string;
  /** Whether the visitor may go through the single sign-on address (spec 4). */
  readonly maySso: boolean;
}

/** Builds the destination of a platform (spec 7; functional spec, the platform address). */
export type PlatformDestination = (visit: PlatformVisit) => ResultAsync<Destination, ConfigurationFault>;

/** Where a query and the chosen platform lead: the platform, and the single sign-on address on the way to it. */
export function platformRoute(configuration: Configuration, query: string, chosen: PlatformType) {
  const page = singleValueOf(parseQuery(query), 'page') ?? '';
  const platform = choosePlatform(configuration, page, chosen);
  const sso = platform === 'webtrader' && configuration.useSso ? configuration.urls.sso : undefined;
  return { page, platform, sso };
}

/** Creates `PlatformDestination` for one configuration. */
export function makePlatformDestination(
  configuration: Configuration,
  clock: Clock,
  theme: ShownTheme,
): PlatformDestination {
  const { urls } = configuration;
  return (departure) => {
    const { page, platform, sso } = platformRoute(
      configuration,
      departure.visit.query,
      departure.platformType,
    );
    if (platform === null) return errAsync(faultAt('urls.redirects', 'is missing'));
    const values = platformValues(departure, page);
    return buildPlatformUrl(configuration, platform, values).map(
      (address): Destination =>
        sso === undefined || !departure.maySso
          ? { kind: 'navigate', purpose: 'platform', ...address }
          : buildSsoPost(sso, values, address),
    );
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
