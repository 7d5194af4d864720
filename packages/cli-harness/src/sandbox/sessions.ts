import { randomUUID } from 'node:crypto';
import { loginNames, type Person } from './person.ts';

/** Unused for this long, a session ends: public clients refresh theirs at 18 minutes. */
export const sessionIdleMs = 20 * 60_000;

const sessionLimit = 10_000;

interface Entry {
  readonly person: Person;
  usedAt: number;
}

/** The sessions that are open. A session belongs to its person under each of their login names. */
export interface Sessions {
  open(person: Person): string;
  /** The person of a live session, whoever asks; looking at it doesn't prolong it. */
  personOf(session: string): Person | undefined;
  /** The person, when session and user name belong together; this counts as use. */
  authenticate(userName: string, session: string): Person | undefined;
  close(session: string): void;
  live(): readonly string[];
  clear(): void;
}

/** Makes an empty store of sessions that reads the time from `now`, in milliseconds. */
export const makeSessions = (now: () => number): Sessions => {
  const entries = new Map<string, Entry>();
  const liveEntry = (session: string): Entry | undefined => {
    const entry = entries.get(session);
    if (entry !== undefined && now() - entry.usedAt <= sessionIdleMs) return entry;
    entries.delete(session);
    return undefined;
  };
  return {
    open: (person) => {
      const session = randomUUID();
      const [oldest] = entries.keys();
      if (entries.size >= sessionLimit && oldest !== undefined) entries.delete(oldest);
      entries.set(session, { person, usedAt: now() });
      return session;
    },
    personOf: (session) => liveEntry(session)?.person,
    authenticate: (userName, session) => {
      const entry = liveEntry(session);
      const wanted = userName.toLowerCase();
      if (entry === undefined || !loginNames(entry.person).some((name) => name.toLowerCase() === wanted)) {
        return undefined;
      }
      entry.usedAt = now();
      return entry.person;
    },
    close: (session) => {
      entries.delete(session);
    },
    live: () => [...entries.keys()],
    clear: () => entries.clear(),
  };
};
