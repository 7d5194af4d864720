import type { FaultRequest } from '../faults/fault.ts';
import { type Faults, makeFaults } from '../faults/faults.ts';
import { type Inbox, makeInbox } from '../inbox/inbox.ts';
import { type Journal, makeJournal } from '../journal/journal.ts';
import { makePeople, type People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { personFaults } from '../people/person-faults.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import type { SandboxClock } from '../time-and-chance/clock.ts';
import { type Lockout, makeLockout } from './lockout.ts';
import { makePartnerStates, type PartnerStates } from './partner-states.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { makeSessions, type Sessions } from './sessions.ts';
import { makeSettings, type SettingsRequest, type SettingsStore } from './settings.ts';
import { makeTwoFactor, type TwoFactor } from './two-factor.ts';

/** Everything that a sandbox remembers. Each sandbox has its own, so several can run in one process. */
export interface World {
  readonly clock: SandboxClock;
  readonly people: People;
  /** The person of a call that names nobody. Nobody can sign in as them. */
  readonly nobody: Person;
  readonly sessions: Sessions;
  readonly twoFactor: TwoFactor;
  readonly passwords: Passwords;
  readonly lockout: Lockout;
  readonly settings: SettingsStore;
  readonly faults: Faults;
  /** The faults of people themselves, which occur only after the right password. */
  readonly personFaults: Faults;
  readonly partnerStates: PartnerStates;
  readonly inbox: Inbox;
  readonly journal: Journal;
  /** Aborts when the sandbox is disposed of, so that nothing waits any longer. */
  readonly closing: AbortSignal;
  /** Sets everything back to the start. */
  reset(): void;
  /** Calls the listener at every reset. */
  onReset(listener: () => void): void;
}

export interface WorldParts {
  readonly clock: SandboxClock;
  readonly chance: Chance;
  readonly people: readonly Person[];
  readonly closing: AbortSignal;
  readonly settings: SettingsRequest;
  /** The faults that are set at the start. */
  readonly faults: readonly FaultRequest[];
  /** Called with one line for each call that the journal records. */
  readonly log: ((line: string) => void) | undefined;
}

export function makeWorld(parts: WorldParts): World {
  const { clock, chance, closing } = parts;
  const people = makePeople(parts.people);
  const ids = parts.people.map(({ id }) => id);
  const passwords = makePasswords(parts.people);
  const state = {
    sessions: makeSessions(clock.now, chance),
    twoFactor: makeTwoFactor(clock.now, chance),
    passwords,
    lockout: makeLockout(),
    settings: makeSettings(parts.settings),
    partnerStates: makePartnerStates(chance),
    inbox: makeInbox(),
    journal: makeJournal(passwords.known, parts.log),
  };
  const resetListeners: (() => void)[] = [];
  const faults = makeFaults(ids, chance, parts.faults);
  const own = makeFaults(ids, chance, personFaults(parts.people));
  return {
    ...state,
    faults,
    personFaults: own,
    clock,
    people,
    nobody: { id: '', username: '', password: chance.uuid(), about: '' },
    closing,
    onReset: (listener) => void resetListeners.push(listener),
    reset: () => {
      for (const part of Object.values(state)) part.clear();
      faults.restart();
      own.restart();
      for (const listener of resetListeners) listener();
    },
  };
}
