import type { Configuration, SessionHeaders } from '@gatehouse-login/core';
import type { Vault } from '../../report/vault.ts';
import type { SignIn } from '../../signing-in/sign-in.ts';

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

/** Returns the session that a sign-in ended with, or null if it did not succeed. */
export function signedInAt(
  { outcome, configuration, driver }: SignIn,
  place: Pick<SignedIn, 'origin' | 'vault' | 'authorities'>,
): SignedIn | null {
  const session = driver?.session() ?? null;
  if (outcome !== 'signed-in' || configuration === undefined || session === null) return null;
  return { configuration, session, ...place };
}
