import type { ScenarioResult } from '../report/run-report.schema.ts';

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
