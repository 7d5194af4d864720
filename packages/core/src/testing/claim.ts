import { invariant } from '../errors/invariant.ts';

/**
 * A claim about every adapter of a port. The contract of a port is a list of claims, so that any test runner can
 * check it.
 */
export interface Claim<Subject> {
  readonly claim: string;
  /** Rejects if the claim does not hold. */
  readonly check: (subject: Subject) => Promise<void>;
}

/** Fails a claim unless both values are the same JSON. */
export function same(actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  invariant(found === wanted, `${found} is ${wanted}`);
}
