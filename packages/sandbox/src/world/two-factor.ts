import { err, ok, type Result } from 'neverthrow';
import type { Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import { makeExpiring } from './expiring.ts';

/** How long a token waits for its code. */
export const TOKEN_LIFE_MS = 10 * 60_000;

/** How long a code is valid. */
export const CODE_LIFE_MS = 5 * 60_000;

/** The number of wrong codes that suspends an account. */
export const WRONG_CODE_LIMIT = 3;

/** Only a runaway loop asks for more tokens than this. */
const TOKEN_LIMIT = 100_000;

interface Entry {
  readonly person: Person;
  readonly issuedAt: number;
  code?: { readonly digits: string; readonly at: number };
}

/** Two-factor tokens, their codes, and who is suspended after too many wrong codes. */
export interface TwoFactor {
  issue(person: Person): string;
  /** The person to whom a live token belongs. */
  personOf(token: string): Person | undefined;
  /** Returns a new code for a token, and voids the code before. */
  newCode(token: string): string;
  /** Returns the person if the code is right, and uses the token up. The third wrong code suspends the person. */
  verify(token: string, code: string): Result<Person, 'wrong-code' | 'suspended'>;
  isSuspended(person: Person): boolean;
  size(): number;
  clear(): void;
}

/** Makes an empty store. `now` gives the time in milliseconds. */
export function makeTwoFactor(now: () => number, chance: Chance): TwoFactor {
  const entries = makeExpiring<Entry>(now, ({ issuedAt }) => now() - issuedAt > TOKEN_LIFE_MS, TOKEN_LIMIT);
  const wrong = new Map<string, number>();
  const isSuspended = (person: Person): boolean =>
    person.state === 'suspended' || (wrong.get(person.id) ?? 0) >= WRONG_CODE_LIMIT;
  const isRight = ({ code: sent }: Entry, code: string): boolean =>
    sent !== undefined && sent.digits === code && now() - sent.at <= CODE_LIFE_MS;
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
      // The void code must not become valid by being drawn again.
      while (digits === entry?.code?.digits) digits = chance.code();
      if (entry !== undefined) entry.code = { digits, at: now() };
      return digits;
    },
    verify: (token, code) => {
      const entry = entries.get(token);
      if (entry === undefined) return err('wrong-code');
      const { person } = entry;
      if (isSuspended(person)) return err('suspended');
      if (isRight(entry, code)) {
        entries.delete(token);
        wrong.delete(person.id);
        return ok(person);
      }
      wrong.set(person.id, (wrong.get(person.id) ?? 0) + 1);
      return err(isSuspended(person) ? 'suspended' : 'wrong-code');
    },
    isSuspended,
    size: entries.size,
    clear: () => {
      entries.clear();
      wrong.clear();
    },
  };
}
