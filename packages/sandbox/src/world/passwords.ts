import { sameText } from '../http/same-text.ts';
import type { Person } from '../people/person.ts';

/** How many passwords, the current one among them, may not come back. */
export const historyLength = 3;

const shortest = 8;
const longest = 15;
const classes = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];

/** The rule of spec 5: 8 to 15 characters, with a capital, a small letter, a digit and an ASCII symbol. */
export const satisfiesPolicy = (password: string): boolean =>
  [...password].length >= shortest &&
  password.length <= longest &&
  classes.every((each) => each.test(password));

/** Why a new password was not taken. */
export type PasswordRefusal = 'weak-password' | 'used-password';

/** The passwords of the people as they are now. */
export interface Passwords {
  matches(person: Person, password: string): boolean;
  mustChange(person: Person): boolean;
  /** Takes a new password, or says why not. */
  change(person: Person, password: string): PasswordRefusal | undefined;
  /** Every password that was anybody's, for those who mask them. */
  known(): readonly string[];
  clear(): void;
}

/** Makes the store with everybody's password as in the personas file. */
export const makePasswords = (people: readonly Person[]): Passwords => {
  const changed = new Map<string, readonly string[]>();
  const original = people.flatMap(({ password, formerPasswords = [] }) => [password, ...formerPasswords]);
  const known = new Set(original);
  const historyOf = (person: Person): readonly string[] =>
    changed.get(person.id) ?? [person.password, ...(person.formerPasswords ?? [])];
  return {
    matches: (person, password) => sameText(password, historyOf(person)[0] ?? ''),
    mustChange: (person) => person.passwordChangeRequired === true && !changed.has(person.id),
    change: (person, password) => {
      if (!satisfiesPolicy(password)) return 'weak-password';
      const used = historyOf(person);
      if (used.slice(0, historyLength).includes(password)) return 'used-password';
      changed.set(person.id, [password, ...used].slice(0, historyLength));
      known.add(password);
      return undefined;
    },
    known: () => [...known],
    clear: () => {
      changed.clear();
      known.clear();
      for (const password of original) known.add(password);
    },
  };
};
