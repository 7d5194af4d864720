import { loginNames, type Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import { makeExpiring } from './expiring.ts';

/** Unused for this long, a session ends: public clients refresh theirs at 18 minutes. */
export const sessionIdleMs = 20 * 60_000;

/** More live sessions than this would only be a runaway loop; the oldest goes. */
const sessionLimit = 100_000;

/** An open session. */
export interface SessionEntry {
  readonly person: Person;
  /** Whether the log-on asked for a new password: what was built then has no account operator. */
  readonly changeRequired: boolean;
  usedAt: number;
  /** The calls of the current window of the rate limit. */
  windowAt: number;
  calls: number;
}

/** The sessions that are open. A session belongs to its person under each of their login names. */
export interface Sessions {
  open(person: Person, changeRequired: boolean): string;
  /** A live session, whoever asks; looking at it doesn't prolong it. */
  find(session: string): SessionEntry | undefined;
  /** The session, when it and the user name belong together; this counts as use. */
  authenticate(userName: string, session: string): SessionEntry | undefined;
  close(session: string): void;
  size(): number;
  clear(): void;
}

/** Makes an empty store of sessions that reads the time from `now`, in milliseconds. */
export const makeSessions = (now: () => number, chance: Chance): Sessions => {
  const entries = makeExpiring<SessionEntry>(
    now,
    ({ usedAt }) => now() - usedAt > sessionIdleMs,
    sessionLimit,
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
};
