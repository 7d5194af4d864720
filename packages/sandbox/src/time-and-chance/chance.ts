import { randomInt, randomUUID } from 'node:crypto';

/** The source of everything random in a sandbox, so that one seed makes a whole run repeatable. */
export interface Chance {
  /** At least 0 and below 1. */
  fraction(): number;
  /** A session or a token, in the form of a UUID. */
  uuid(): string;
  /** A code of six digits. */
  code(): string;
}

const CODES = 1_000_000;
const WORD = 2 ** 32;

const unseeded: Chance = {
  fraction: () => randomInt(WORD) / WORD,
  uuid: () => randomUUID(),
  code: () => String(randomInt(CODES)).padStart(6, '0'),
};

/** A small generator of 32-bit words: a counter whose bits are mixed. Good enough for tests only. */
function makeWords(seed: number): () => number {
  let counter = seed >>> 0;
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/**
 * Makes a source of chance. The same seed gives the same sessions, codes and faults in the same order. Without a
 * seed, nobody can guess the next session.
 */
export function makeChance(seed?: number): Chance {
  if (seed === undefined) return unseeded;
  const next = makeWords(seed);
  const hex = (): string => next().toString(16).padStart(8, '0');
  return {
    fraction: () => next() / WORD,
    uuid: () => {
      const digits = hex() + hex() + hex() + hex();
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
    code: () => String(next() % CODES).padStart(6, '0'),
  };
}
