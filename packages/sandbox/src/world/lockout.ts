import type { Person } from '../people/person.ts';

/** So many wrong passwords lock an account, as on the real platform. */
export const wrongPasswordLimit = 5;

/** Counts wrong passwords. Only a right one before the limit, or a reset, sets a count back. */
export interface Lockout {
  isLocked(person: Person): boolean;
  wrongPassword(person: Person): void;
  rightPassword(person: Person): void;
  clear(): void;
}

/** Makes the counter. At first only people with the state `locked` are locked. */
export const makeLockout = (): Lockout => {
  const wrong = new Map<string, number>();
  const isLocked = (person: Person): boolean =>
    person.state === 'locked' || (wrong.get(person.id) ?? 0) >= wrongPasswordLimit;
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
};
