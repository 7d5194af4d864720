import type { Person } from '../people/person.ts';

/** The number of wrong passwords that locks an account, as on the real platform. */
export const WRONG_PASSWORD_LIMIT = 5;

/** Counts wrong passwords. Only a right one before the limit, or a reset, sets a count back. */
export interface Lockout {
  isLocked(person: Person): boolean;
  wrongPassword(person: Person): void;
  rightPassword(person: Person): void;
  clear(): void;
}

/** Makes the counter. At first only people with the state `locked` are locked. */
export function makeLockout(): Lockout {
  const wrong = new Map<string, number>();
  const isLocked = (person: Person): boolean =>
    person.state === 'locked' || (wrong.get(person.id) ?? 0) >= WRONG_PASSWORD_LIMIT;
  return {
    isLocked,
    wrongPassword: (person) => {
      wrong.set(person.id, (wrong.get(person.id) ?? 0) + 1);
    },
    rightPassword: (person) => {
      if (!isLocked(person)) wrong.delete(person.id);
    },
    clear: () => wrong.clear(),
  };
}
