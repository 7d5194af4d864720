import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';

/** A scenario that passed, with a request. */
export const aScenario = (changes: Partial<ScenarioResult> = {}): ScenarioResult => ({
  id: 'login.yaml:3',
  name: 'signs in with a code',
  file: 'scenarios/login.yaml',
  line: 3,
  tags: ['smoke'],
  point: { brand: 'kq', region: null, platform: 'webtrader', language: 'en' },
  via: 'core',
  attempts: 1,
  outcome: 'passed',
  startedAt: '2026-01-01T00:00:00.100Z',
  ms: 180,
  steps: [
    { text: 'sign in as two-factor', file: 'scenarios/login.yaml', line: 5, outcome: 'passed', ms: 80 },
    { text: 'expect destination webtrader', file: 'scenarios/login.yaml', line: 6, outcome: 'passed', ms: 1 },
  ],
  transcript: [
    { at: 2, state: 'login', event: 'opened-at' },
    { at: 10, state: 'signing-in', event: 'submitted' },
    { at: 60, state: 'two-factor', event: 'two-factor-required' },
    { at: 170, state: 'leaving', event: 'destination-chosen' },
  ],
  requests: [
    {
      at: 12,
      method: 'POST',
      url: 'https://login.test.example/api/v2/Session?lang=en&SN=•••',
      status: 200,
      statusText: 'OK',
      ms: 45,
      timings: { wait: 40, receive: 5 },
      sent: 92,
      received: 338,
      headers: {
        sent: [
          ['content-type', 'application/json'],
          ['x-xsrf-token', '•••'],
        ],
        received: [
          ['content-type', 'text/json'],
          ['connection', 'keep-alive'],
        ],
      },
      bodies: { sent: '{"username":"DM100001","password":"•••"}', received: '{"session":"•••"}' },
    },
  ],
  ...changes,
});

/** A scenario that failed in its second step. */
export const aFailure = (changes: Partial<ScenarioResult> = {}): ScenarioResult =>
  aScenario({
    id: 'login.yaml:9',
    name: 'refuses a wrong password',
    line: 9,
    outcome: 'failed',
    cause: 'expectation-failed',
    message: 'The visitor should be refused, and was signed in.',
    steps: [
      { text: 'sign in as plain', file: 'scenarios/login.yaml', line: 11, outcome: 'passed', ms: 60 },
      {
        text: 'expect refused',
        file: 'scenarios/login.yaml',
        line: 12,
        outcome: 'failed',
        ms: 3,
        message: 'The visitor should be refused, and was signed in.',
        expected: 'login-failed',
        received: 'leaving',
      },
    ],
    ...changes,
  });

/** The report of a run of these scenarios. */
export function aRunReport(
  scenarios: readonly ScenarioResult[] = [aScenario()],
  changes: Partial<RunReport> = {},
): RunReport {
  const count = (outcome: ScenarioResult['outcome']) =>
    scenarios.filter((each) => each.outcome === outcome).length;
  return {
    format: 1,
    kind: 'run',
    gatehouse: '0.1.0',
    startedAt: '2026-01-01T00:00:00.000Z',
    ms: 1_240,
    arguments: ['scenarios', '--site', 'https://login.test.example'],
    outcome: count('failed') > 0 ? 'failed' : 'passed',
    totals: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      interrupted: count('interrupted'),
    },
    scenarios: [...scenarios],
    ...changes,
  };
}
