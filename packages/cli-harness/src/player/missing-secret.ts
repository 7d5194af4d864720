import { type Ask, isExpectation, type SecretValue, type Step } from '../scenario/step.ts';
import { problemOf, type StepProblem } from './problem.ts';
import type { PlayTools } from './tools.ts';
import { visitorOf } from './visitors.ts';

type Tools = Pick<PlayTools, 'scenario' | 'sandbox' | 'takeSecret' | 'vault'>;

/**
 * Finds the first step whose password is not where the file says. Nothing may be sent before: a wrong password, sent on
 * purpose, counts against the account until the right one follows.
 */
export async function findMissingSecret(
  steps: readonly Step[],
  tools: Tools,
): Promise<{ readonly at: number; readonly problem: StepProblem } | null> {
  for (const [at, { ask }] of steps.entries()) {
    for (const source of secretsOf(ask, tools)) {
      // What a command prints may be good for a moment only.
      if (source.kind === 'command') continue;
      const taken = await tools.takeSecret(source);
      if (taken.isErr()) return { at, problem: problemOf(taken.error, tools.vault.mask) };
    }
  }
  return null;
}

function secretsOf(ask: Ask, { scenario, sandbox }: Tools): readonly SecretValue[] {
  if (isExpectation(ask)) return [];
  switch (ask.do) {
    case 'sign-in':
      return present([ask.password ?? visitorOf(ask.who, scenario, sandbox).unwrapOr(null)?.password]);
    case 'change-password':
      return present([ask.to, ask.old, ask.again]);
    default:
      return [];
  }
}

const present = (sources: readonly (SecretValue | null | undefined)[]): readonly SecretValue[] =>
  sources.filter((source) => source !== null && source !== undefined);
