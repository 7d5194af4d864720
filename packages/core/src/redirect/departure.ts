import type { Visit } from '../address/location.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { ConfigurationFault, InvalidRedirectUri } from '../errors/domain-error.ts';
import type { Account } from '../session/account.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** Why no destination could be chosen. */
export type ChooseDestinationError = InvalidRedirectUri | ConfigurationFault;

/** A signed-in visitor, with everything that decides the destination. */
export interface Departure {
  readonly visit: Visit;
  readonly parameters: SessionParameters;
  readonly account: Account;
  readonly platformType: PlatformType;
}
