import type { Person } from '../people/person.ts';

/** The platform's own rule: five wrong passwords block an account. */
export const wrongPasswordLimit = 5;

/** Counts wrong passwords; nothing but a right one before the limit, or a reset, takes them back. */
export interface Lockout {
  isLocked(person: Person): boolean;
  wrongPassword(person: Person): void;
  rightPassword(person: Person): void;
  clear(): void;
}

/** Makes the counter with nobody locked but those who are from the start. */
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
