import { describe, expect, it } from 'vitest';
import { type RunReport, runReportJsonSchema, runReportSchema } from './run-report.schema.ts';

const REPORT: RunReport = {
  format: 1,
  kind: 'run',
  gatehouse: '0.1.0',
  startedAt: '2026-01-01T00:00:00.000Z',
  ms: 5,
  arguments: ['login.yaml'],
  outcome: 'passed',
  totals: { passed: 1, failed: 0, skipped: 0, interrupted: 0 },
  scenarios: [
    {
      id: 'login.yaml:3',
      name: 'signs in',
      file: 'login.yaml',
      line: 3,
      tags: [],
      point: { brand: 'kq', region: null, platform: null, language: 'en' },
      via: 'core',
      attempts: 1,
      outcome: 'passed',
      startedAt: '2026-01-01T00:00:00.000Z',
      ms: 4,
      steps: [{ text: 'sign in as plain', file: 'login.yaml', line: 4, outcome: 'passed', ms: 3 }],
      transcript: [{ at: 1, state: 'login', event: 'opened-at' }],
    },
  ],
};

describe('the report of a run', () => {
  it('is what its schema says, and nothing else', () => {
    expect(runReportSchema.parse(REPORT)).toEqual(REPORT);
    expect(runReportSchema.safeParse({ ...REPORT, password: 'hunter2' }).success).toBe(false);
  });

  it('has a JSON Schema that describes its fields', () => {
    expect(JSON.stringify(runReportJsonSchema())).toContain('secrets masked');
  });
});
