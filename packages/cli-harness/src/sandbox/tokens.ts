import { randomUUID } from 'node:crypto';
import type { Person } from './person.ts';

const tokenLimit = 1_000;

/** The two-factor tokens that are out, each waiting for a code (spec 3, login response). */
export interface TwoFactorTokens {
  issue(person: Person): string;
  personOf(token: string): Person | undefined;
  outstanding(): readonly string[];
  clear(): void;
}

/** Makes an empty store; beyond a thousand tokens the oldest go. */
export const makeTwoFactorTokens = (): TwoFactorTokens => {
  const tokens = new Map<string, Person>();
  return {
    issue: (person) => {
      const token = randomUUID();
      const [oldest] = tokens.keys();
      if (tokens.size >= tokenLimit && oldest !== undefined) tokens.delete(oldest);
      tokens.set(token, person);
      return token;
    },
    personOf: (token) => tokens.get(token),
    outstanding: () => [...tokens.keys()],
    clear: () => tokens.clear(),
  };
};
