import type { Ending } from '../report/ending.ts';
import { isObstacle, type Outcome } from '../report/outcome.ts';
import { ended, writeOut } from '../report/sentence.ts';

/** Why a step failed. */
export interface StepProblem {
  /** The outcome with which the command ends. */
  readonly cause: Outcome;
  readonly message: string;
  readonly expected?: string;
  readonly received?: string;
}

/** The problem of a step that ends like a login. */
export function problemOf({ outcome, problem }: Ending, mask?: (text: string) => string): StepProblem {
  if (problem === undefined) return { cause: outcome, message: `It ended as ${outcome}.` };
  const [message, next] = [writeOut(problem.message, mask), writeOut(problem.next, mask)];
  return { cause: outcome, message: `${ended(message)} ${next}` };
}

/** The problem of an expectation that was not met, with the fault that the page shows, if there is one. */
export function mismatch(
  expected: string,
  received: string,
  ending: Ending | null,
  mask: (text: string) => string,
): StepProblem {
  const fault = ending === null ? null : problemOf(ending, mask);
  return {
    cause: fault !== null && isObstacle(fault.cause) ? fault.cause : 'expectation-failed',
    message: `Expected ${expected}, but it was ${received}.${fault === null ? '' : ` ${fault.message}`}`,
    expected,
    received,
  };
}
