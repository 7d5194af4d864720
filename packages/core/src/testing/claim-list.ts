import { makeCancellation } from '../cancellation/cancellation.ts';
import { systemClock } from '../clock/system-clock.ts';
import { invariant } from '../errors/invariant.ts';
import type { Arrange, Claim, Disposable } from './claim.ts';

type AnyFunction = (...given: never[]) => unknown;

/** The functions of a subject and of the adapter in it, as paths: `clock.now`. What it may lack does not count. */
type FunctionsOf<Subject> = {
  [Name in keyof Subject & string]: Subject[Name] extends AnyFunction
    ? Name
    : undefined extends Subject[Name]
      ? never
      : `${Name}.${{ [Inner in keyof Subject[Name] & string]: Subject[Name][Inner] extends AnyFunction ? Inner : never }[keyof Subject[Name] & string]}`;
}[keyof Subject & string];

/** A port, and what a subject of its claims consists of. */
export interface ClaimedPort<Subject> {
  /** The adapter with its article: `A clock`. */
  readonly port: string;
  /**
   * The functions that a subject must have, as paths: `clock.now`. Those with `records` return what has reached the
   * platform: a list, which is empty at first.
   */
  readonly functions: Readonly<Record<FunctionsOf<Subject>, 'acts' | 'records'>>;
  /** How long a claim may take, in milliseconds. */
  readonly limit?: number;
}

/** A claim about an adapter whose platform behaves in a certain manner. */
export interface ArrangedClaim<Manner, Subject> extends Claim<Subject> {
  readonly manner: Manner;
}

// Shorter than the 5 seconds after which most test runners give up without a reason.
const LIMIT = 4_000;

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);

/** Refuses a subject that lacks a function, or whose records show something before anything was sent. */
async function admit<Subject>({ functions }: ClaimedPort<Subject>, subject: Subject): Promise<Subject> {
  const parts = Object.entries(functions);
  const missing = parts.map(([path]) => path).filter((path) => typeof at(subject, path) !== 'function');
  invariant(missing.length === 0, `the subject has no function ${missing.join(', ')}`);
  for (const [record, does] of parts) {
    if (does === 'acts') continue;
    const shown: unknown = (subject as Record<string, () => unknown>)[record]?.();
    invariant(Array.isArray(shown), `${record}() of the subject is no list`);
    invariant(shown.length === 0, `${record}() of the subject is not empty, though nothing was sent`);
  }
  return subject;
}

/** Settles as the work does, or rejects once it has taken too long. */
function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const done = makeCancellation();
  const tooLate = systemClock.wait(limit, done).then(() => {
    invariant(done.cancelled, `something had not settled after ${limit / 1_000} seconds`);
    return work;
  });
  return Promise.race([work, tooLate]).finally(done.cancel);
}

const wordsOf = (reason: unknown): string => {
  const message = reason instanceof Error ? reason.message : String(reason);
  const found = message.replace(/^Invariant broken: /, '');
  return found === message ? `it threw or rejected with ${String(reason)}` : found;
};

/** Does one step of a check. If it fails, the error says of which claim, why, and what to do. */
const stepsOf =
  ({ port, limit = LIMIT }: Pick<ClaimedPort<never>, 'port' | 'limit'>, claim: string) =>
  <Value>(failure: string, remedy: string, work: () => Promise<Value>): Promise<Value> =>
    within(limit, (async () => work())()).catch((cause: unknown) =>
      Promise.reject(
        new Error(`${port} ${claim}. ${failure}: ${wordsOf(cause)}. To do: ${remedy}`, { cause }),
      ),
    );

const BROKEN = 'That does not hold here';
const UNFIT = 'That cannot be checked';

/** Makes the list of claims of a port whose subject is given as it is. */
export const claimsOf = <Subject>(
  port: ClaimedPort<Subject>,
  claims: readonly Claim<Subject>[],
): readonly Claim<Subject>[] =>
  claims.map(({ claim, remedy, check }) => ({
    claim,
    remedy,
    async check(subject) {
      const step = stepsOf(port, claim);
      await step(UNFIT, 'Give the subject every function of its type.', () => admit(port, subject));
      await step(BROKEN, remedy, () => check(subject));
    },
  }));

/** Makes the list of claims of a port whose subject has to be arranged for each. */
export const arrangedClaimsOf = <Manner, Subject extends Disposable>(
  port: ClaimedPort<Subject>,
  claims: readonly ArrangedClaim<Manner, Subject>[],
): readonly Claim<Arrange<Manner, Subject>>[] =>
  claims.map(({ claim, remedy, manner, check }) => ({
    claim,
    remedy,
    async check(arrange) {
      const step = stepsOf(port, claim);
      const asked = JSON.stringify(manner);
      let arranged: Subject | undefined;
      try {
        const subject = await step(
          `${UNFIT}, because of what was arranged for ${asked}`,
          'Arrange a new subject for each manner, with every function of its type, and records of what reached the platform behind the adapter and of nothing else.',
          async () => {
            arranged = await arrange(manner);
            return admit(port, arranged);
          },
        );
        await step(BROKEN, remedy, () => check(subject));
      } finally {
        await step('It was checked, but dispose() failed', 'Let dispose() resolve.', async () =>
          arranged?.dispose?.(),
        );
      }
    },
  }));
