import { viewDestination } from '../../report/destination-view.ts';
import type { Problem } from '../../report/problem.ts';
import type { Report } from '../../report/report.ts';
import { writeOut } from '../../report/sentence.ts';
import type { Vault } from '../../report/vault.ts';
import type { SignIn, SignInRequest } from './sign-in.ts';

/** Makes the report of a sign-in. Everything that came from outside is masked. */
export function reportOf(
  signed: SignIn,
  asked: Pick<SignInRequest, 'brand' | 'region' | 'platform'>,
  reference: string,
  vault: Vault,
): Report {
  const { configuration, visit, platform, driver, steps = [], outcome, problem, followed } = signed;
  const hasLeft = outcome === 'signed-in' || outcome === 'destination-refused';
  const destination = hasLeft ? (driver?.departure() ?? null) : null;
  return {
    format: 1,
    outcome,
    brand: configuration?.brand ?? asked.brand ?? null,
    region: visit?.region ?? asked.region ?? null,
    language: visit?.language ?? null,
    platform: platform ?? asked.platform ?? null,
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
