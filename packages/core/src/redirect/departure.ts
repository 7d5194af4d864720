import type { Visit } from '../address/location.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { ConfigurationFault, InvalidRedirectUri } from '../errors/domain-error.ts';
import type { Account } from '../session/account.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** Why there is nowhere to go. */
export type ChooseDestinationError = InvalidRedirectUri | ConfigurationFault;

/** A signed-in visitor, and all that decides where he goes. */
export interface Departure {
  readonly visit: Visit;
  readonly parameters: SessionParameters;
  readonly account: Account;
  readonly platformType: PlatformType;
}
