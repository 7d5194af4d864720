import { viewDestination } from '../report/destination-view.ts';
import type { InputNames } from '../report/inputs.ts';
import { tellProblem } from '../report/problem.ts';
import type { Report } from '../report/report.ts';
import type { Vault } from '../report/vault.ts';
import type { SignIn, SignInRequest } from './sign-in.ts';

/** Makes the report of a sign-in. Everything that came from outside is masked. */
export function reportOf(
  signed: SignIn,
  asked: Pick<SignInRequest, 'brand' | 'region' | 'platform'>,
  vault: Vault,
  names?: InputNames,
): Report {
  const {
    configuration,
    visit,
    platform,
    reference,
    driver,
    steps = [],
    outcome,
    problem,
    followed,
  } = signed;
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
    ...(problem === undefined ? {} : { error: tellProblem(problem, vault.mask, names) }),
    reference,
    steps,
  };
}
