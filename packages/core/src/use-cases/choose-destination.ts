import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import { faultAt } from '../configuration/fault-at.ts';
import { buildAuthorizationRedirect } from '../redirect/authorization-redirect.ts';
import { readAuthorizationRequest } from '../redirect/authorization-request.ts';
import type { BuiltAddress } from '../redirect/built-address.ts';
import type { ChooseDestinationError, Departure } from '../redirect/departure.ts';
import type { Destination, NavigateDestination } from '../redirect/destination.ts';
import { buildMyAccountUrl } from '../redirect/my-account.ts';
import type { PlatformDestination } from './platform-destination.ts';

/** Decides where a signed-in visitor goes (spec 4; functional spec, after sign-in). */
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
      if (urls.myAccountUrl === undefined) return errAsync(faultAt('urls.myAccountUrl', 'is missing'));
      return buildMyAccountUrl(urls.myAccountUrl, parameters).asyncAndThen(destinationFor('my-account'));
    }
    if (request.value === null) return toPlatform();
    const { redirectUri, state } = request.value;
    const answer = { code: parameters.session, ...(state === undefined ? {} : { state }) };
    return buildAuthorizationRedirect(redirectUri, redirectUris, answer).asyncAndThen(
      destinationFor('partner'),
    );
  };
}

const destinationFor = (purpose: NavigateDestination['purpose']) => (address: BuiltAddress) =>
  okAsync<Destination>({ kind: 'navigate', purpose, ...address });
