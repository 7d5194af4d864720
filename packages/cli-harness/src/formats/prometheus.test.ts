import { describe, expect, it } from 'vitest';
import { aFailure, aRunReport, aScenario } from '../testing/a-run-report.ts';
import { prometheusOf } from './prometheus.ts';

const states = [
  { at: 0, state: 'login', event: null },
  { at: 10, state: 'signing-in', event: 'submitted' },
  { at: 130, state: 'login', event: 'session-refused' },
];

describe('a report for Prometheus', () => {
  it('says what passed, why the rest did not, and how long each state took', () => {
    const text = prometheusOf(
      aRunReport([aScenario({ id: 'a', ms: 180, transcript: states }), aFailure({ id: 'b' })]),
    );
    const { point, name } = aScenario();
    const of = (id: string) =>
      `{scenario="${id}",name="${id === 'b' ? aFailure().name : name}",brand="${point.brand}"`;
    expect(text).toContain('\ngatehouse_run_passed 0\n');
    expect(text).toContain(`\ngatehouse_scenario_passed${of('a')}} 1\n`);
    expect(text).toContain(`\ngatehouse_scenario_passed${of('b')}} 0\n`);
    expect(text).toMatch(
      /\ngatehouse_scenario_failed\{scenario="b",name="[^"]+",brand="\w+",cause="\S+"\} 1\n/,
    );
    expect(text).not.toContain(`gatehouse_scenario_failed${of('a')}`);
    expect(text).toContain(`\ngatehouse_state_seconds${of('a')},state="signing-in"} 0.12\n`);
    expect(text, 'a state that it came to twice').toContain(
      `\ngatehouse_state_seconds${of('a')},state="login"} 0.06\n`,
    );
    expect(text).toMatch(/^# HELP gatehouse_run_passed .+\n# TYPE gatehouse_run_passed gauge\n/);
  });

  it('of a run that passed has no failure, and leaves out what was skipped', () => {
    const text = prometheusOf(aRunReport([aScenario(), aScenario({ id: 'c', outcome: 'skipped' })]));
    expect(text).toContain('\ngatehouse_run_passed 1\n');
    expect(text).not.toMatch(/gatehouse_scenario_failed\{|scenario="c"/);
  });

  it('takes names for text, whatever is in them', () => {
    const text = prometheusOf(aRunReport([aScenario({ id: 'a"b\\c\nd' })]));
    expect(text).toContain('{scenario="a\\"b\\\\c\\nd",');
  });
});
