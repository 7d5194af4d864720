import type { Configuration, DomainError, State } from '@gatehouse/core';
import { type Outcome, outcomeOf } from '../../report/outcome.ts';
import { type Problem, problemOf } from '../../report/problem.ts';
import type { SiteFlow } from './site.ts';

/** What a login came to, and what kept it from its end. */
export interface Ending {
  readonly outcome: Outcome;
  readonly problem?: Problem;
}

/** The ending that an error makes. */
export const failure = (error: DomainError): Ending => ({
  outcome: outcomeOf(error),
  problem: problemOf(error),
});

const NOT_YET = 'This version of the command cannot do that: log in on the page, or use another account.';

const CODE_NEEDED: Ending = {
  outcome: 'two-factor-required',
  problem: {
    kind: 'two-factor-required',
    message: 'The platform asks for an authentication code.',
    next: NOT_YET,
  },
};

const CHANGE_NEEDED: Ending = {
  outcome: 'password-change-required',
  problem: {
    kind: 'password-change-required',
    message: 'The platform asks for a new password.',
    next: NOT_YET,
  },
};

/** The ending of a run that was broken off from outside. */
export const INTERRUPTED: Ending = {
  outcome: 'interrupted',
  problem: { kind: 'cancelled', message: 'The login was broken off.', next: 'Run the command again.' },
};

/** A defect of ours; `cause` is told by its kind alone, since its words may hold anything. */
export const defectEnding = (cause: unknown): Ending => ({
  outcome: 'defect',
  problem: {
    kind: 'defect',
    message: `The command broke (${cause instanceof Error ? cause.name : typeof cause}).`,
    next: 'Please report it to the people who gave you Gatehouse, with the reference, the steps and gatehouse --version.',
  },
});

/** Folds the state that the flow came to rest in. */
export function endingOf(
  state: State,
  flow: Pick<SiteFlow, 'lastError' | 'defect'>,
  configuration: Configuration,
): Ending {
  const defect = flow.defect();
  if (defect !== null) return defectEnding(defect.cause);
  switch (state.at) {
    case 'leaving':
      return { outcome: 'signed-in' };
    case 'two-factor':
      return CODE_NEEDED;
    case 'force-password':
      return CHANGE_NEEDED;
    case 'redirect-refused':
      return redirectRefused(configuration);
    case 'configuration-fault':
      return failure(state.fault);
    default: {
      const error = flow.lastError();
      return error === null ? defectEnding(state.at) : failure(error);
    }
  }
}

// Who drives the command may see the list; the page tells it to nobody.
function redirectRefused({ redirectUris }: Configuration): Ending {
  const ending = failure({ kind: 'invalid-redirect-uri' });
  const listed = redirectUris.map(({ uri }) => uri).join(', ');
  if (listed === '' || ending.problem === undefined) return ending;
  const next = `${ending.problem.next} It lists ${listed}.`;
  return { ...ending, problem: { ...ending.problem, next } };
}
