import { apiBaseOf, type Cancellation, type Configuration, type Runner } from '@gatehouse-login/core';
import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import type { Attempt } from './wrong-passwords.ts';

/** Guards an account against its fifth wrong password. */
export interface Admissions {
  /** Called before a password is sent. An ending stops the login. */
  readonly admit: (username: string, configuration: Configuration) => Promise<Ending | null>;
  /** Follows a login, to learn what the platform thought of the password. */
  readonly follow: (runner: Pick<Runner, 'subscribe'>) => void;
  /** Learns it from an event of a login that cannot be followed. */
  readonly note: (event: string) => void;
  /** Waits until everything is written. */
  readonly settle: () => Promise<void>;
}

const RIGHT: readonly string[] = ['session-opened', 'two-factor-required', 'password-change-required'];

/** Makes the guard of one login. The built-in sandbox needs none. */
export function makeAdmissions(
  { env, stderr }: Pick<Io, 'env' | 'stderr'>,
  { builtIn, quiet, cancellation }: { builtIn: boolean; quiet: boolean; cancellation: Cancellation },
): Admissions {
  let attempt: Attempt | null = null;
  let written: Promise<unknown> = Promise.resolve();

  const conclude = (how: keyof Attempt): void => {
    const done = attempt?.[how]();
    attempt = null;
    if (done !== undefined) written = done.catch(() => undefined);
  };

  const note = (event: string): void => {
    if (RIGHT.includes(event)) conclude('accepted');
    else if (event === 'session-refused') conclude('refused');
  };

  return {
    async admit(username, configuration) {
      if (builtIn) return null;
      const { admit, stateFolder } = await import('./wrong-passwords.ts');
      const admission = await admit(stateFolder(env), apiBaseOf(configuration), username, cancellation);
      if (admission.kind === 'full') return guarded(admission.folder);
      if (admission.kind === 'admitted') attempt = admission.attempt;
      else if (!quiet) stderr.write(NOT_COUNTED);
      return null;
    },
    follow: (runner) => {
      runner.subscribe(({ event }) => note(event));
    },
    note,
    async settle() {
      conclude('released');
      await written;
    },
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
