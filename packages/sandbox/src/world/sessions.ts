import { loginNames, type Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import { makeExpiring } from './expiring.ts';

/** A session ends when it is not used for this long. Public clients refresh theirs after 18 minutes. */
export const SESSION_IDLE_MS = 20 * 60_000;

/** Only a runaway loop opens more sessions than this. */
const SESSION_LIMIT = 100_000;

export interface SessionEntry {
  readonly person: Person;
  /** Whether the log-on asked for a new password. The platform address then has no account operator. */
  readonly changeRequired: boolean;
  usedAt: number;
  /** The start of the current window of the rate limit, and the calls in it. */
  windowAt: number;
  calls: number;
}

/** The open sessions. A session belongs to a person under each of their login names. */
export interface Sessions {
  open(person: Person, changeRequired: boolean): string;
  /** A live session. Does not count as use. */
  find(session: string): SessionEntry | undefined;
  /** A live session that belongs to the user name. Counts as use. */
  authenticate(userName: string, session: string): SessionEntry | undefined;
  close(session: string): void;
  size(): number;
  clear(): void;
}

/** Makes an empty store. `now` gives the time in milliseconds. */
export function makeSessions(now: () => number, chance: Chance): Sessions {
  const entries = makeExpiring<SessionEntry>(
    now,
    ({ usedAt }) => now() - usedAt > SESSION_IDLE_MS,
    SESSION_LIMIT,
  );
  return {
    open: (person, changeRequired) => {
      const session = chance.uuid();
      entries.set(session, { person, changeRequired, usedAt: now(), windowAt: now(), calls: 0 });
      return session;
    },
    find: entries.get,
    authenticate: (userName, session) => {
      const entry = entries.get(session);
      const wanted = userName.toLowerCase();
      if (entry === undefined || !loginNames(entry.person).some((name) => name.toLowerCase() === wanted)) {
        return undefined;
      }
      entry.usedAt = now();
      return entry;
    },
    close: entries.delete,
    size: entries.size,
    clear: entries.clear,
  };
}
