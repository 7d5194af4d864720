import { err, ok, type Result } from 'neverthrow';
import { sameText } from '../http/same-text.ts';
import type { Person } from '../people/person.ts';

/** A new password must differ from the last three, the current one among them. */
export const HISTORY_LENGTH = 3;

const SHORTEST = 8;
const LONGEST = 15;
const CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** The rule of spec 5: 8 to 15 characters, with a capital, a small letter, a digit and an ASCII symbol. */
export function satisfiesPolicy(password: string): boolean {
  return (
    [...password].length >= SHORTEST &&
    password.length <= LONGEST &&
    CLASSES.every((each) => each.test(password))
  );
}

/** Why a new password is refused. */
export type PasswordRefusal = 'weak-password' | 'used-password';

/** Everybody's current and former passwords. */
export interface Passwords {
  matches(person: Person, password: string): boolean;
  mustChange(person: Person): boolean;
  change(person: Person, password: string): Result<void, PasswordRefusal>;
  /** Every password that anybody has or had, for the journal to mask. */
  known(): readonly string[];
  clear(): void;
}

/** Makes the store with everybody's passwords from the personas file. */
export function makePasswords(people: readonly Person[]): Passwords {
  const changed = new Map<string, readonly string[]>();
  const original = people.flatMap(({ password, formerPasswords = [] }) => [password, ...formerPasswords]);
  const known = new Set(original);
  const historyOf = (person: Person): readonly string[] =>
    changed.get(person.id) ?? [person.password, ...(person.formerPasswords ?? [])];
  return {
    matches: (person, password) => sameText(password, historyOf(person)[0] ?? ''),
    mustChange: (person) => person.passwordChangeRequired === true && !changed.has(person.id),
    change: (person, password) => {
      if (!satisfiesPolicy(password)) return err('weak-password');
      const used = historyOf(person);
      if (used.slice(0, HISTORY_LENGTH).includes(password)) return err('used-password');
      changed.set(person.id, [password, ...used].slice(0, HISTORY_LENGTH));
      known.add(password);
      return ok();
    },
    known: () => [...known],
    clear: () => {
      changed.clear();
      known.clear();
      for (const password of original) known.add(password);
    },
  };
}
