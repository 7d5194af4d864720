import { writeOut } from '../../report/sentence.ts';
import type { Mistakes } from '../../scenario/mistake.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readSiteAddress, type SiteAddress } from '../../site/site-address.ts';
import type { Point } from './matrix.ts';
import type { RunPlan } from './plan.ts';

/** Where a scenario is played. */
export type PlaySite =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'site'; readonly address: SiteAddress };

const NO_SITE =
  'Nothing says where to sign in. Add --profile NAME, --sandbox or --site URL, or a "site" in the file.';

/** The site of a scenario at a point of the matrix: that of the command line, the sandbox of the file, that of the profile, that of the file. */
export function siteOf(
  scenario: Scenario,
  { brand }: Point,
  plan: RunPlan,
  mistakes: Mistakes,
): PlaySite | null {
  const named = (brand === null ? undefined : scenario.sites[brand]) ?? scenario.site;
  const isOwnSandbox = plan.isTargetOfProfile && named?.text === 'sandbox';
  if (plan.target !== null && !isOwnSandbox) return plan.target;
  if (named === null || named === undefined) {
    // Once for each file, however many scenarios it has.
    mistakes.add({ ...scenario.place, start: 0, end: 0 }, NO_SITE);
    return null;
  }
  if (named.text === 'sandbox') return { kind: 'sandbox' };
  return readSiteAddress(named.text).match<PlaySite | null>(
    (address) => ({ kind: 'site', address }),
    ({ problem }) => {
      mistakes.add(named.place, writeOut(problem.message));
      return null;
    },
  );
}
