import type { SandboxClock } from './clock.ts';
import { type Faults, makeFaults } from './faults/faults.ts';
import { type Inbox, makeInbox } from './inbox.ts';
import { type Journal, makeJournal } from './journal.ts';
import { type Lockout, makeLockout } from './lockout.ts';
import { people } from './people.ts';
import { makeSessions, type Sessions } from './sessions.ts';
import { makeTwoFactorTokens, type TwoFactorTokens } from './tokens.ts';

/** Everything a sandbox remembers. Each sandbox has a world of its own, so several stand side by side. */
export interface World {
  readonly clock: SandboxClock;
  readonly sessions: Sessions;
  readonly tokens: TwoFactorTokens;
  readonly lockout: Lockout;
  readonly faults: Faults;
  readonly inbox: Inbox;
  readonly journal: Journal;
  /** Aborts when the sandbox is disposed of: whatever waits stops waiting. */
  readonly closing: AbortSignal;
  /** Everything as at the start. */
  reset(): void;
}

/** Makes a fresh world; `log` gets a line for each call that the journal records. */
export const makeWorld = (clock: SandboxClock, closing: AbortSignal, log?: (line: string) => void): World => {
  const sessions = makeSessions(clock.now);
  const tokens = makeTwoFactorTokens();
  const lockout = makeLockout();
  const faults = makeFaults();
  const inbox = makeInbox();
  const passwords = people.map((person) => person.password);
  const journal = makeJournal(() => [...passwords, ...sessions.live(), ...tokens.outstanding()], log);
  return {
    clock,
    sessions,
    tokens,
    lockout,
    faults,
    inbox,
    journal,
    closing,
    reset: () => {
      for (const part of [sessions, tokens, lockout, faults, inbox, journal]) part.clear();
    },
  };
};
