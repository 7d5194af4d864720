import { OUTCOMES, type Outcome } from '../../report/outcome.ts';
import type { RunReport, ScenarioResult } from '../../report/run-report.schema.ts';
import { VERSION } from '../../version.ts';
import { RUN_OPTIONS, type RunGiven } from './options.ts';

/** Makes the report of a run. */
export function reportOfRun(
  scenarios: readonly ScenarioResult[],
  startedAt: Date,
  files: readonly string[],
  given: RunGiven,
): RunReport {
  const count = (outcome: ScenarioResult['outcome']) =>
    scenarios.filter((scenario) => scenario.outcome === outcome).length;
  return {
    format: 1,
    kind: 'run',
    gatehouse: VERSION,
    startedAt: startedAt.toISOString(),
    ms: Math.max(0, Date.now() - startedAt.getTime()),
    arguments: [...files, ...flagsOf(given)],
    outcome: outcomeOfRun(scenarios),
    totals: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      interrupted: count('interrupted'),
    },
    scenarios: [...scenarios],
  };
}

/** How a run ends: it passed, it was interrupted, or by the causes of its failures. */
export function outcomeOfRun(scenarios: readonly Pick<ScenarioResult, 'outcome' | 'cause'>[]): Outcome {
  if (scenarios.some(({ outcome }) => outcome === 'interrupted')) return 'interrupted';
  const causes = scenarios.flatMap(({ outcome, cause }) =>
    outcome === 'failed' ? [cause ?? ('failed' as const)] : [],
  );
  const [weightiest = 'passed'] = causes.toSorted((a, b) => OUTCOMES[b].weight - OUTCOMES[a].weight);
  return weightiest === 'expectation-failed' ? 'failed' : weightiest;
}

/** The flags as they were given. None of them holds a secret. */
function flagsOf(given: RunGiven): readonly string[] {
  return (Object.keys(RUN_OPTIONS) as (keyof RunGiven)[]).flatMap((name) => {
    const value = given[name];
    if (typeof value === 'string') return [`--${name}`, value];
    return value === true ? [`--${name}`] : [];
  });
}
