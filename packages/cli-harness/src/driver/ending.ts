import type { Configuration, DomainError, State } from '@gatehouse-login/core';
import { type Outcome, outcomeOf } from '../../report/outcome.ts';
import { type Problem, problemOf } from '../../report/problem.ts';
import { say } from '../../report/sentence.ts';
import { adviceFor, type Whereabouts } from './advice.ts';
import type { SiteFlow } from './site.ts';

/** What a login came to, and what kept it from its end. */
export interface Ending {
  readonly outcome: Outcome;
  readonly problem?: Problem;
}

/** The ending that an error makes. */
export const failure = (error: DomainError, where: Whereabouts): Ending => ({
  outcome: outcomeOf(error),
  problem: problemOf(error, adviceFor(error, where)),
});

const NOT_YET = say`This version of the command cannot do that: log in on the page, or use another account.`;

const CODE_NEEDED: Ending = {
  outcome: 'two-factor-required',
  problem: {
    kind: 'two-factor-required',
    message: say`The platform asks for an authentication code.`,
    next: NOT_YET,
  },
};

const CHANGE_NEEDED: Ending = {
  outcome: 'password-change-required',
  problem: {
    kind: 'password-change-required',
    message: say`The platform asks for a new password.`,
    next: NOT_YET,
  },
};

/** The ending of a run that was broken off from outside. */
export const INTERRUPTED: Ending = {
  outcome: 'interrupted',
  problem: { kind: 'cancelled', message: say`The login was broken off.`, next: say`Run the command again.` },
};

/** A defect of ours; `cause` is told by its kind alone, since its words may hold anything. */
export const defectEnding = (cause: unknown): Ending => ({
  outcome: 'defect',
  problem: {
    kind: 'defect',
    message: say`The command broke (${cause instanceof Error ? cause.name : typeof cause}).`,
    next: say`Please report it to the people who gave you Gatehouse, with the reference, the steps and gatehouse --version.`,
  },
});

/** Folds the state that the flow came to rest in. */
export function endingOf(
  state: State,
  flow: Pick<SiteFlow, 'lastError' | 'defect'>,
  configuration: Configuration,
  where: Whereabouts,
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
      return redirectRefused(configuration, where);
    case 'configuration-fault':
      return failure(state.fault, where);
    default: {
      const error = flow.lastError();
      return error === null ? defectEnding(state.at) : failure(error, where);
    }
  }
}

// Who drives the command may see the list; the page tells it to nobody.
function redirectRefused({ redirectUris }: Configuration, where: Whereabouts): Ending {
  const ending = failure({ kind: 'invalid-redirect-uri' }, where);
  const listed = redirectUris.map(({ uri }) => uri).join(', ');
  if (listed === '' || ending.problem === undefined) return ending;
  const next = say`${ending.problem.next} It lists ${listed}.`;
  return { ...ending, problem: { ...ending.problem, next } };
}
