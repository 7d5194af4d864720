import type { Claim } from '@gatehouse-login/core/testing';
import { vi } from 'vitest';

/** A claim that did not hold, and what its check said. */
interface Broken {
  readonly claim: string;
  readonly remedy: string;
  readonly said: string;
}

/** A fault in an adapter, and the claims that it has to break. */
export interface Plant {
  readonly adapter: string;
  /** Every claim about the adapter. */
  readonly claims: readonly string[];
  /** Those that have to break. */
  readonly breaks: readonly string[];
  readonly judge: () => Promise<readonly Broken[]>;
}

/** Lets time pass until a check has settled, and returns what it said, if anything. */
async function saidBy(check: Promise<void>): Promise<string | null> {
  let said: string | null | undefined;
  check.then(
    () => {
      said = null;
    },
    (error: Error) => {
      said = error.message;
    },
  );
  for (let seconds = 0; said === undefined && seconds < 60; seconds += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  return said === undefined ? 'The check never settled' : said;
}

/** Checks every claim, each with a new subject. Fake timers have to be in use. */
export async function brokenBy<Subject>(
  claims: readonly Claim<Subject>[],
  make: () => Subject,
): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  for (const { claim, remedy, check } of claims) {
    const said = await saidBy(check(make()));
    if (said !== null) broken.push({ claim, remedy, said });
  }
  return broken;
}

/** Plants a fault. `parts` are words of the claims that it breaks. */
export const plant = <Subject>(
  adapter: string,
  claims: readonly Claim<Subject>[],
  parts: readonly string[],
  make: () => Subject,
): Plant => {
  const names = claims.map(({ claim }) => claim);
  return {
    adapter,
    claims: names,
    breaks: names.filter((name) => parts.some((part) => name.includes(part))),
    judge: () => brokenBy(claims, make),
  };
};
