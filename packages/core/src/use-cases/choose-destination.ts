import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import { buildAuthorizationRedirect } from '../redirect/authorization-redirect.ts';
import { readAuthorizationRequest } from '../redirect/authorization-request.ts';
import type { ChooseDestinationError, Departure } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import { buildMyAccountUrl } from '../redirect/my-account.ts';
import { missingField, type PlatformDestination } from './platform-destination.ts';

/** Decides where a signed-in visitor goes (spec 4; docs/unknowns.md, after sign-in). */
export type ChooseDestination = (departure: Departure) => ResultAsync<Destination, ChooseDestinationError>;

/** Creates `ChooseDestination` for one configuration. */
export function makeChooseDestination(
  configuration: Configuration,
  platformDestination: PlatformDestination,
): ChooseDestination {
  const brand = configuration.capabilities;
  const { urls, redirectUris } = configuration;
  return ({ visit, account, parameters, platformType }) => {
    const request = readAuthorizationRequest(brand, visit.query, redirectUris);
    if (request.isErr()) return errAsync(request.error);
    const operator = account.accountOperators[0];
    const toPlatform = (): ReturnType<ChooseDestination> =>
      platformDestination({
        visit,
        parameters,
        platformType,
        accountOperator: operator?.id ?? '',
        maySso: true,
      });
    if (!brand.tradingview && !operator?.is2FAEnabledAO) return toPlatform();
    if (operator?.is2FAMandatory && !account.is2FAEnabledUser) {
      if (urls.myAccountUrl === undefined) return errAsync(missingField('urls.myAccountUrl'));
      const url = buildMyAccountUrl(urls.myAccountUrl, parameters);
      return okAsync({ kind: 'navigate', purpose: 'my-account', url });
    }
    if (request.value === null) return toPlatform();
    const { redirectUri, state } = request.value;
    const answer = { code: parameters.session, ...(state === undefined ? {} : { state }) };
    return buildAuthorizationRedirect(redirectUri, redirectUris, answer)
      .map((url): Destination => ({ kind: 'navigate', purpose: 'partner', url }))
      .asyncAndThen((destination) => okAsync(destination));
  };
}
