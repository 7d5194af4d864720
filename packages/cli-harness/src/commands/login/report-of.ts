import { viewDestination } from '../../report/destination-view.ts';
import type { Problem } from '../../report/problem.ts';
import type { Report } from '../../report/report.ts';
import { writeOut } from '../../report/sentence.ts';
import type { Vault } from '../../report/vault.ts';
import type { Attempted } from './attempt.ts';
import type { LoginPlan } from './plan.ts';

/** Makes the report of an attempt; everything that came from outside passes through the vault. */
export function reportOf(attempted: Attempted, plan: LoginPlan, reference: string, vault: Vault): Report {
  const { configuration, visit, platform, flow, outcome, problem } = attempted;
  const destination = outcome === 'signed-in' ? (flow?.destination() ?? null) : null;
  return {
    format: 1,
    outcome,
    brand: configuration?.brand ?? plan.brand ?? null,
    region: visit?.region ?? plan.region ?? null,
    language: visit?.language ?? null,
    platform: platform ?? plan.platform ?? null,
    ...(destination === null ? {} : { destination: viewDestination(destination, vault) }),
    ...(problem === undefined ? {} : { error: masked(problem, vault) }),
    reference,
    steps: flow?.steps() ?? [],
  };
}

// Written out field by field: JSON shows what stands here and nothing that an error may carry beside it.
const masked = ({ kind, code, message, next }: Problem, { mask }: Vault) => ({
  kind,
  ...(code === undefined ? {} : { code }),
  message: writeOut(message, mask),
  next: writeOut(next, mask),
});
