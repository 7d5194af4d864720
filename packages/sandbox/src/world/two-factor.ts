import type { Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import { makeExpiring } from './expiring.ts';

/** A token that waits for its code lives this long. */
export const tokenLifeMs = 10 * 60_000;
/** A code that was sent lives this long. */
export const codeLifeMs = 5 * 60_000;
/** The wrong code that suspends the account. */
export const wrongCodeLimit = 3;

const tokenLimit = 100_000;

interface Entry {
  readonly person: Person;
  readonly issuedAt: number;
  code?: { readonly digits: string; readonly at: number };
}

/** Two-factor tokens, their codes, and who is suspended for giving wrong ones. */
export interface TwoFactor {
  issue(person: Person): string;
  /** Whose token it is, while it lives. */
  personOf(token: string): Person | undefined;
  /** A new code for a token; it voids the one before. */
  newCode(token: string): string;
  /** Judges a code. A right one uses the token up; the third wrong one suspends the person. */
  verify(token: string, code: string): 'right' | 'wrong' | 'suspended';
  isSuspended(person: Person): boolean;
  size(): number;
  clear(): void;
}

/** Makes an empty store that reads the time from `now`, in milliseconds. */
export const makeTwoFactor = (now: () => number, chance: Chance): TwoFactor => {
  const entries = makeExpiring<Entry>(now, ({ issuedAt }) => now() - issuedAt > tokenLifeMs, tokenLimit);
  const wrong = new Map<string, number>();
  const isSuspended = (person: Person): boolean =>
    person.state === 'suspended' || (wrong.get(person.id) ?? 0) >= wrongCodeLimit;
  return {
    issue: (person) => {
      const token = chance.uuid();
      entries.set(token, { person, issuedAt: now() });
      return token;
    },
    personOf: (token) => entries.get(token)?.person,
    newCode: (token) => {
      const entry = entries.get(token);
      let digits = chance.code();
      // The old code must not pass by being drawn again.
      while (digits === entry?.code?.digits) digits = chance.code();
      if (entry !== undefined) entry.code = { digits, at: now() };
      return digits;
    },
    verify: (token, code) => {
      const entry = entries.get(token);
      if (entry === undefined) return 'wrong';
      const { person } = entry;
      if (isSuspended(person)) return 'suspended';
      const sent = entry.code;
      if (sent !== undefined && sent.digits === code && now() - sent.at <= codeLifeMs) {
        entries.delete(token);
        wrong.delete(person.id);
        return 'right';
      }
      wrong.set(person.id, (wrong.get(person.id) ?? 0) + 1);
      return isSuspended(person) ? 'suspended' : 'wrong';
    },
    isSuspended,
    size: entries.size,
    clear: () => {
      entries.clear();
      wrong.clear();
    },
  };
};
