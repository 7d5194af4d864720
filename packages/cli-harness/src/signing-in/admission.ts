import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type PasswordVerdict,
} from '@gatehouse-login/core';
import type { Io } from '../io.ts';
import { type Ending, endingOf } from '../report/ending.ts';
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

/** Options of the guard. */
export interface AdmissionOptions {
  readonly builtIn: boolean;
  readonly cancellation: Cancellation;
}

/** Makes the guard of one login. The built-in sandbox needs none. */
export function makeAdmissions(env: Io['env'], { builtIn, cancellation }: AdmissionOptions): Admissions {
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
      return null;
    },
    note: (verdict) => conclude(verdict === 'right' ? 'accepted' : 'refused'),
    settle: () => conclude('released'),
  };
}

const guarded = (folder: string): Ending =>
  endingOf(
    'guarded',
    'too-many-wrong-passwords',
    'Four wrong passwords were sent for this account, and a fifth would lock it. No password was sent.',
    `Log in with the right password in a browser. Then remove the folder ${folder}.`,
  );
