import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';

/** The labels of a sample. */
export type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** A gauge and its samples. Durations are in seconds. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** Converts a run report to metrics. Skipped scenarios are left out. */
export function metricsOf({ scenarios, outcome, startedAt, ms }: RunReport): readonly Metric[] {
  const run = (value: number): readonly Sample[] => [{ labels: {}, value }];
  const played = scenarios.filter((each) => each.outcome !== 'skipped');
  const each = (sample: (scenario: ScenarioResult, labels: Labels) => readonly Sample[]): readonly Sample[] =>
    played.flatMap((scenario) =>
      sample(scenario, { scenario: scenario.id, name: scenario.name, brand: scenario.point.brand ?? '' }),
    );
  return [
    gauge('run_passed', '1 if every scenario of the run passed, else 0.', run(Number(outcome === 'passed'))),
    gauge('run_start_seconds', 'When the run started, since 1970.', run(Date.parse(startedAt) / 1000)),
    gauge('run_seconds', 'How long the run took.', run(ms / 1000)),
    gauge(
      'scenario_passed',
      '1 if the scenario passed, else 0.',
      each((scenario, labels) => [{ labels, value: Number(scenario.outcome === 'passed') }]),
    ),
    gauge(
      'scenario_failed',
      '1 for the outcome with which the scenario failed.',
      each(({ outcome: end, cause = end }, labels) =>
        end === 'passed' ? [] : [{ labels: { ...labels, cause }, value: 1 }],
      ),
    ),
    gauge(
      'scenario_seconds',
      'How long the last attempt of the scenario took.',
      each((scenario, labels) => [{ labels, value: scenario.ms / 1000 }]),
    ),
    gauge(
      'state_seconds',
      'How long the flow stayed in a state.',
      each((scenario, labels) =>
        [...timesOf(scenario)].map(([state, spent]) => ({
          labels: { ...labels, state },
          value: spent / 1000,
        })),
      ),
    ),
  ];
}

function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name: `gatehouse_${name}`, help, samples };
}

/** Returns the total time that the flow spent in each state, in milliseconds. */
function timesOf({ transcript, ms }: ScenarioResult): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [index, { at, state }] of transcript.entries()) {
    const left = transcript[index + 1]?.at ?? Math.max(ms, at);
    times.set(state, (times.get(state) ?? 0) + left - at);
  }
  return times;
}
