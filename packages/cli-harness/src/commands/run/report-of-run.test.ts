import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../report/outcome.ts';
import { outcomeOfRun } from './report-of-run.ts';

const failed = (cause: Outcome) => ({ outcome: 'failed', cause }) as const;
const passed = { outcome: 'passed' } as const;

describe('the outcome of a run', () => {
  it.each<[Outcome, Parameters<typeof outcomeOfRun>[0]]>([
    ['passed', [passed, { outcome: 'skipped' }]],
    ['failed', [passed, failed('expectation-failed'), failed('environment-fault')]],
    ['environment-fault', [failed('environment-fault'), passed]],
    ['two-factor-required', [failed('two-factor-required'), passed]],
    ['environment-fault', [failed('two-factor-required'), failed('environment-fault')]],
    ['guarded', [failed('expectation-failed'), failed('guarded')]],
    ['defect', [failed('guarded'), failed('defect')]],
    ['interrupted', [failed('defect'), { outcome: 'interrupted' }]],
  ])('is %s', (outcome, scenarios) => {
    expect(outcomeOfRun(scenarios)).toBe(outcome);
  });
});
