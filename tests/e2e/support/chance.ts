/**
 * The seed of this run's random choices: GATEHOUSE_SEED, or one that `tests/playwright.config.ts` chooses. A test that
 * depends on it says in its failure how to repeat it.
 */
export const SEED = Number(process.env.GATEHOUSE_SEED);

/** Whether this run is `npm run test:full`, which tries everything. Others try a part of what is only a table. */
export const IS_FULL = process.env.GATEHOUSE_FULL === '1';

/** The message of a test whose choices depend on the seed. */
export const repeatWith = (file: string): string =>
  `to repeat it: GATEHOUSE_SEED=${SEED} npm test -- ${file}`;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns one of the items at random. */
export const oneOf = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/**
 * Returns the values for which this run tries a claim that is the same for each of them: `count`, which the seed chooses,
 * or all in `npm run test:full`. They stay in their order.
 */
export function someOf<Value>(values: readonly Value[], count: number): readonly Value[] {
  if (IS_FULL) return values;
  const chosen = new Set(shuffled(numbers(SEED), [...values.keys()]).slice(0, count));
  return values.filter((_value, index) => chosen.has(index));
}

/** Returns the items in random order. */
export function shuffled<Value>(random: () => number, values: readonly Value[]): readonly Value[] {
  const placed = values.map((value) => ({ value, place: random() }));
  return placed.sort((one, other) => one.place - other.place).map(({ value }) => value);
}
