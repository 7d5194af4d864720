import type { Via } from '../../flags/via.ts';
import { writeOut } from '../../report/sentence.ts';
import type { Mistakes } from '../../scenario/mistake.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { readSiteAddress, type SiteAddress } from '../../site/site-address.ts';
import { type Point, pointsOf } from './matrix.ts';
import type { RunPlan } from './plan.ts';
import { inShard } from './selection.ts';

/** A scenario at one point of the matrix, once. */
export interface Play {
  readonly id: string;
  readonly scenario: Scenario;
  readonly point: Point;
  readonly site: PlaySite;
  readonly via: Via;
}

/** Everything that a run plays: scenarios, by points of the matrix, by repetitions, and of those its own part. */
export function playsOf(scenarios: readonly Scenario[], plan: RunPlan, mistakes: Mistakes): readonly Play[] {
  const plays = scenarios.filter(plan.chooses).flatMap((scenario) => {
    const points = pointsOf(scenario, plan.matrix, plan.defaults);
    return points.flatMap((point) => {
      const site = siteOf(scenario, point, plan, mistakes);
      if (site === null) return [];
      return Array.from({ length: plan.repeat }, (_, at) => ({
        id: [scenario.id, ...labelsOf(point, plan), ...(plan.repeat > 1 ? [`${at + 1}`] : [])].join(' · '),
        scenario,
        point,
        site,
        via: plan.via,
      }));
    });
  });
  return inShard(plays, plan.shard);
}

/** The values of the dimensions that the matrix has. */
const labelsOf = (point: Point, { matrix }: RunPlan): readonly string[] =>
  (['brand', 'region', 'platform', 'language'] as const).flatMap((name) => {
    const value = point[name];
    return matrix[name] === undefined || value === null ? [] : [value];
  });

/** Where a scenario is played. */
type PlaySite = { readonly kind: 'sandbox' } | { readonly kind: 'site'; readonly address: SiteAddress };

const NO_SITE =
  'Nothing says where to sign in. Add --profile NAME, --sandbox or --site URL, or a "site" in the file.';

/** The site of a scenario at a point of the matrix: that of the command line, the sandbox of the file, that of the profile, that of the file. */
function siteOf(scenario: Scenario, { brand }: Point, plan: RunPlan, mistakes: Mistakes): PlaySite | null {
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
