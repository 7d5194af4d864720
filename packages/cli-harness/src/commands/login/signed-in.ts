import type { Configuration, SessionHeaders } from '@gatehouse-login/core';
import type { Vault } from '../../report/vault.ts';
import type { Attempted } from './attempt.ts';

/** A session that a login opened, and what using it needs. */
export interface SignedIn {
  readonly configuration: Configuration;
  readonly session: SessionHeaders;
  readonly origin: string;
  /** Masks the secrets of the run. */
  readonly vault: Vault;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  readonly authorities: string | undefined;
}

/** Returns the session that an attempt ended with, or null if it did not succeed. */
export function signedInAt(
  { outcome, configuration, login }: Attempted,
  place: Pick<SignedIn, 'origin' | 'vault' | 'authorities'>,
): SignedIn | null {
  const session = login?.openedSessions().at(-1);
  if (outcome !== 'signed-in' || configuration === undefined || session === undefined) return null;
  return { configuration, session, ...place };
}
