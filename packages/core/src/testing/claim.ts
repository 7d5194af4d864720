import type { Result, ResultAsync } from 'neverthrow';
import { type Cancellation, makeCancellation, NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { systemClock } from '../clock/system-clock.ts';
import { invariant } from '../errors/invariant.ts';

/**
 * A claim about every adapter of a port. The contract of a port is a list of claims, so that any test runner can
 * check it.
 */
export interface Claim<Subject> {
  /** What every adapter does, as the end of a sentence: `ends a wait after its time, and not before`. */
  readonly claim: string;
  /** What to do if it does not hold, as a sentence. */
  readonly remedy: string;
  /**
   * Rejects if the claim does not hold, or if the subject cannot be checked. The message names the port and the
   * claim, what was found, and what to do. Settles also if the subject never does: after 4 seconds, for streams
   * after 20.
   */
  readonly check: (subject: Subject) => Promise<void>;
}

/** Makes a subject of a claim: an adapter, and behind it a platform that behaves in the given manner. */
export type Arrange<Manner, Subject> = (manner: Manner) => Promise<Subject>;

/** What a subject may have besides what its claims need. */
export interface Disposable {
  /** Is called when the claim has been checked, whether it holds or not. */
  readonly dispose?: () => void | Promise<void>;
}

/** A value as JSON, in which the order of fields does not count. */
const asJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Fails a claim unless both values are the same JSON. */
export function same(actual: unknown, expected: unknown): void {
  const [found, wanted] = [asJson(actual), asJson(expected)];
  invariant(found === wanted, `found ${found}, expected ${wanted}`);
}

/** What became of a call: its value or its error. */
export type Outcome<Value, Failure> = { readonly value: Value } | { readonly error: Failure };

/** What a call of a gateway or of a source came to. Fails a claim unless that is a result. */
export async function outcomeOf<Value, Failure>(
  call: ResultAsync<Value, Failure>,
): Promise<Outcome<Value, Failure>> {
  const result = await call;
  const isResult = typeof (result as Partial<Result<Value, Failure>> | null)?.isOk === 'function';
  invariant(isResult, `found ${asJson(result)}, expected a result: ok(…) or err(…)`);
  return result.isOk() ? { value: result.value } : { error: result.error };
}

type Call = (cancellation: Cancellation) => ResultAsync<unknown, unknown>;

const CANCELLED = { error: { kind: 'cancelled' } };

/** Fails a claim unless a call of a caller who has given up already is cancelled. */
export async function isGivenUp(call: Call): Promise<void> {
  const cancellation = makeCancellation();
  cancellation.cancel();
  same(await outcomeOf(call(cancellation)), CANCELLED);
}

/** Fails a claim unless the caller can give up while a call waits: at once, and when the call is on its way. */
export async function canBeGivenUp(call: Call): Promise<void> {
  for (const milliseconds of [0, 20]) {
    const cancellation = makeCancellation();
    const outcome = outcomeOf(call(cancellation));
    if (milliseconds > 0) await Promise.race([outcome, systemClock.wait(milliseconds, NEVER_CANCELLED)]);
    cancellation.cancel();
    same(await outcome, CANCELLED);
  }
}

/** Fails a claim unless a call without a value succeeded. */
export const succeeded = (outcome: Outcome<unknown, unknown>): void =>
  invariant('value' in outcome, `found ${asJson(outcome)}, expected ok(…)`);

/** An error in the name of a claim: its kind, and its code if it has one. */
export const errorName = (error: { readonly kind: string; readonly code?: number | undefined }): string =>
  error.code === undefined ? error.kind : `${error.kind} ${error.code}`;
