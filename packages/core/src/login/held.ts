import type { ResultAsync } from 'neverthrow';
import type { ChooseDestinationError } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Account } from '../session/account.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/**
 * The only home of the session, and of every other secret that a later step needs. They stay in memory from the step
 * that brings them to the step that uses them, and are dropped as soon as the flow takes another path.
 */
export interface Held {
  /** The two-factor token and the user name that it belongs to. */
  challenge: { readonly username: string; readonly twoFaToken: string } | null;
  /** The open session, until the visitor leaves with it. */
  open: SessionParameters | null;
  /** The account of the open session, for choosing the destination. */
  account: Account | null;
  /** The destination on the platform, as built at sign-in. */
  prepared: ResultAsync<Destination, ChooseDestinationError> | null;
  /** The chosen destination. */
  destination: Destination | null;
}

export const nothingHeld = (): Held => ({
  challenge: null,
  open: null,
  account: null,
  prepared: null,
  destination: null,
});
