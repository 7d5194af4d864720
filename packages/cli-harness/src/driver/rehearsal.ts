import type { Configuration, Destination, DomainError, PlatformType, Visit } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';

/** An invented visitor, for whom every call succeeds. */
export interface Rehearsed {
  readonly visit: Visit;
  /** The platform that the visitor chooses. The page's preselection by default. */
  readonly platform: PlatformType | undefined;
  readonly username: string;
  readonly session: string;
  /** Two-factor authentication of the first account operator. */
  readonly twoFactor: 'off' | 'enabled' | 'mandatory';
}

/** Goes through a login without sending anything, to learn where it would lead. */
export type Rehearse = (
  configuration: Configuration,
  rehearsed: Rehearsed,
) => Promise<Result<Destination, DomainError>>;
