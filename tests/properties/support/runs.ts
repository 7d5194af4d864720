import fc from 'fast-check';

/** How often each property is tried: 1,000 times, or as GATEHOUSE_RUNS says. */
export const RUNS = Number(process.env.GATEHOUSE_RUNS) || 1_000;

/** States a property that holds for every value; a failure names the seed that repeats it. */
export function always<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  claim: (...values: Values) => void,
): void {
  fc.assert(fc.property(...arbitraries, claim), { numRuns: RUNS });
}

/** The same for claims that take their time. */
export function alwaysInTime<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  claim: (...values: Values) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(...arbitraries, claim), { numRuns: RUNS });
}
