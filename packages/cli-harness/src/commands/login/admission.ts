import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type PasswordVerdict,
} from '@gatehouse-login/core';
import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { type Attempt, admit, stateFolder } from './wrong-passwords.ts';

/** Guards an account against its fifth wrong password. */
export interface Admissions {
  /** Called before a password is sent. An ending stops the login. */
  readonly admit: (username: string, configuration: Configuration) => Promise<Ending | null>;
  /** Learns what the platform thinks of the password. */
  readonly note: (verdict: PasswordVerdict) => void;
  /** Releases the place of a password whose answer will never be known. */
  readonly settle: () => void;
}

/** Makes the guard of one login. The built-in sandbox needs none. */
export function makeAdmissions(
  { env, stderr }: Pick<Io, 'env' | 'stderr'>,
  { builtIn, quiet, cancellation }: { builtIn: boolean; quiet: boolean; cancellation: Cancellation },
): Admissions {
  let attempt: Attempt | null = null;

  const conclude = (how: keyof Attempt): void => {
    attempt?.[how]();
    attempt = null;
  };

  return {
    async admit(username, configuration) {
      if (builtIn) return null;
      const admission = await admit(stateFolder(env), apiBaseOf(configuration), username, cancellation);
      if (admission.kind === 'full') return guarded(admission.folder);
      if (admission.kind === 'admitted') attempt = admission.attempt;
      else if (!quiet) stderr.write(NOT_COUNTED);
      return null;
    },
    note: (verdict) => conclude(verdict === 'right' ? 'accepted' : 'refused'),
    settle: () => conclude('released'),
  };
}

const NOT_COUNTED =
  'Warning: wrong passwords are not counted, because there is no folder for it. Set HOME or XDG_STATE_HOME.\n';

const guarded = (folder: string): Ending => ({
  outcome: 'guarded',
  problem: {
    kind: 'too-many-wrong-passwords',
    retryable: false,
    message:
      'Four wrong passwords were sent for this account, and a fifth would lock it. No password was sent.',
    next: `Log in with the right password in a browser. Then remove ${folder}.`,
  },
});
