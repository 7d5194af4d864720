import type { ResultAsync } from 'neverthrow';
import type { ChooseDestinationError } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/**
 * What later steps need and no state may hold: it lives here, in memory, from the step that brings it to the one that
 * uses it, and is dropped as soon as the flow goes another way.
 */
export interface HeldSecrets {
  /** The two-factor token, and whose login it is. */
  challenge: { readonly username: string; readonly twoFaToken: string } | null;
  /** The session of a login that demands a new password. */
  parameters: SessionParameters | null;
  /** The way to the platform as it was built at sign-in. */
  prepared: ResultAsync<Destination, ChooseDestinationError> | null;
  /** Where the visitor is being sent. */
  destination: Destination | null;
}

/** Nothing is held. */
export const nothingHeld = (): HeldSecrets => ({
  challenge: null,
  parameters: null,
  prepared: null,
  destination: null,
});
