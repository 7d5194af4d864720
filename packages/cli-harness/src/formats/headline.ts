import type { FailedAttempt, RunReport, ScenarioResult } from '../report/run-report.schema.ts';

/** A run in a sentence, such as `2 of 14 scenarios failed`. */
export function headlineOf({ totals, outcome }: RunReport): string {
  const { passed, failed, skipped, interrupted } = totals;
  const all = passed + failed + skipped + interrupted;
  const scenarios = all === 1 ? 'scenario' : 'scenarios';
  if (interrupted > 0) {
    const failures = failed === 0 ? '' : `, ${failed} failed`;
    return `Interrupted after ${passed + failed} of ${all} ${scenarios}${failures}`;
  }
  if (failed > 0) return `${failed} of ${all} ${scenarios} failed`;
  if (all === 0) return 'No scenario was played';
  if (outcome !== 'passed') return `Not complete: ${passed} ${scenarios} passed`;
  return skipped > 0
    ? `${passed} of ${all} ${scenarios} passed, ${skipped} skipped`
    : `${all} ${scenarios} passed`;
}

/** How many scenarios ended how, without those that none did. */
export const countsOf = ({ totals }: RunReport): string[] =>
  (['failed', 'interrupted', 'passed', 'skipped'] as const)
    .filter((name) => totals[name] > 0)
    .map((name) => `${totals[name]} ${name}`);

/** Where in the matrix a scenario ran, such as `kq, en, by ui`. */
export function whereOf({ point, via }: Pick<ScenarioResult, 'point' | 'via'>): string {
  const values = [point.brand, point.region, point.platform, point.language].filter(
    (value) => value !== null,
  );
  return [...values, ...(via === 'ui' ? ['by ui'] : [])].join(', ');
}

/** A duration for people. */
export function durationOf(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

/** A sentence for each attempt that failed before the last one. */
export const attemptsOf = (earlier: readonly FailedAttempt[]): readonly string[] =>
  earlier.map(({ step, message }, at) => {
    const where = step === undefined ? '' : ` at "${step}"`;
    return `Attempt ${at + 1} failed${where}: ${message}`;
  });

/** The scenarios of each file, in their order. */
export function byFile(scenarios: readonly ScenarioResult[]): ReadonlyMap<string, readonly ScenarioResult[]> {
  const files = new Map<string, ScenarioResult[]>();
  for (const scenario of scenarios) {
    const others = files.get(scenario.file) ?? [];
    files.set(scenario.file, others);
    others.push(scenario);
  }
  return files;
}
