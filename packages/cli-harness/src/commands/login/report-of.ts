import { viewDestination } from '../../report/destination-view.ts';
import type { Problem } from '../../report/problem.ts';
import type { Report } from '../../report/report.ts';
import { writeOut } from '../../report/sentence.ts';
import type { Vault } from '../../report/vault.ts';
import type { Attempted } from './attempt.ts';
import type { LoginPlan } from './plan.ts';

/** Makes the report of an attempt. Everything that came from outside is masked. */
export function reportOf(attempted: Attempted, plan: LoginPlan, reference: string, vault: Vault): Report {
  const { configuration, visit, platform, login, steps = [], outcome, problem, followed } = attempted;
  const hasLeft = outcome === 'signed-in' || outcome === 'destination-refused';
  const destination = hasLeft ? (login?.destination() ?? null) : null;
  return {
    format: 1,
    outcome,
    brand: configuration?.brand ?? plan.brand ?? null,
    region: visit?.region ?? plan.region ?? null,
    language: visit?.language ?? null,
    platform: platform ?? plan.platform ?? null,
    ...(destination === null ? {} : { destination: viewDestination(destination, vault) }),
    ...(followed === undefined ? {} : { followed: { ...followed, path: vault.mask(followed.path) } }),
    ...(problem === undefined ? {} : { error: masked(problem, vault) }),
    reference,
    steps,
  };
}

const masked = (problem: Problem, { mask }: Vault): Problem<string> => ({
  ...problem,
  message: writeOut(problem.message, mask),
  next: writeOut(problem.next, mask),
});
