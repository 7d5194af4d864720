import type { Runner } from '@gatehouse-login/core';
import type { ReportStep } from '../report/report.ts';

/** Records every change of state from now on: names and times, never what an event carried. */
export function recordSteps(runner: Pick<Runner, 'subscribe'>, start: number): readonly ReportStep[] {
  const steps: ReportStep[] = [];
  runner.subscribe(({ event, to, at }) => {
    steps.push({ at: to.at, event, ms: Math.round(at - start) });
  });
  return steps;
}
