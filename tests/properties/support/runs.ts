import fc from 'fast-check';

const usual = process.env.GATEHOUSE_FULL === '1' ? 100_000 : 1_000;

/** How often each property is tried: 1,000 times, 100,000 in `npm run test:full`, or GATEHOUSE_RUNS. */
export const RUNS = Number(process.env.GATEHOUSE_RUNS) || usual;

/** Checks a property for many values. A failure names the seed that repeats it. */
export function always<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  claim: (...values: Values) => void,
): void {
  fc.assert(fc.property(...arbitraries, claim), { numRuns: RUNS });
}

/** Like `always`, for asynchronous properties. */
export function alwaysInTime<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  claim: (...values: Values) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(...arbitraries, claim), { numRuns: RUNS });
}
