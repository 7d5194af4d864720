import type { Via } from '../../flags/via.ts';
import type { Mistakes } from '../../scenario/mistake.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { type Point, pointsOf } from './matrix.ts';
import type { RunPlan } from './plan.ts';
import { inShard } from './selection.ts';
import { type PlaySite, siteOf } from './sites.ts';

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
