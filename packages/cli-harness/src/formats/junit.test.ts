import { describe, expect, it } from 'vitest';
import { aFailure, aRunReport, aScenario } from '../testing/a-run-report.ts';
import { junitProblems } from '../testing/junit-schema.ts';
import { junitOf } from './junit.ts';

const HOSTILE = ']]> <b> "q" & \u0000\u0008\u001b[2J \uFFFE \uD83D \u202E ä 😀';

describe('a JUnit report', () => {
  it('has the form that CI servers read', async () => {
    const report = aRunReport([
      aScenario(),
      aFailure(),
      aFailure({ id: '2', file: 'b.yml', cause: 'environment-fault' }),
      aScenario({ id: '3', outcome: 'skipped', attempts: 0, message: 'Later.', steps: [] }),
      aScenario({ id: '4', outcome: 'interrupted' }),
    ]);
    expect(await junitProblems(junitOf(report))).toEqual([]);
  });

  it('counts what failed, what gave no result, and what was left out', () => {
    const xml = junitOf(
      aRunReport([
        aScenario(),
        aFailure(),
        aFailure({ id: '2', cause: 'environment-fault' }),
        aScenario({ id: '3', outcome: 'skipped' }),
        aScenario({ id: '4', outcome: 'interrupted' }),
      ]),
    );
    expect(xml).toContain('tests="5" failures="1" errors="2" skipped="1"');
    expect(xml).toContain('type="expectation-failed"');
    expect(xml).toContain(
      '<error message="The visitor should be refused, and was signed in." type="environment-fault"',
    );
    expect(xml).toContain('<error message="interrupted" type="interrupted"');
  });

  it('says why in the element that CI servers show, with the steps that came before', () => {
    const xml = junitOf(aRunReport([aFailure(), aFailure({ id: '2', cause: 'environment-fault' })]));
    for (const name of ['failure', 'error']) {
      const [, content = ''] = new RegExp(`<${name} [^>]*>([^]*?)</${name}>`).exec(xml) ?? [];
      expect(content).toContain('passed      sign in as plain  (scenarios/login.yaml:11, 60 ms)');
      expect(content).toContain('failed      expect refused');
      expect(content).toContain('The visitor should be refused, and was signed in.');
    }
  });

  it('names a scenario by its file, its name and its point of the matrix', () => {
    const xml = junitOf(aRunReport([aScenario({ via: 'ui' })]));
    expect(xml).toContain(
      'classname="scenarios/login" name="signs in with a code (kq, webtrader, en, by ui)"',
    );
    expect(xml).toContain('time="0.18"');
  });

  it('can be read whatever a scenario is called and says', async () => {
    const xml = junitOf(aRunReport([aFailure({ name: HOSTILE, file: HOSTILE, message: HOSTILE })]));
    expect(await junitProblems(xml)).toEqual([]);
    expect(xml).toContain('😀');
  });

  it('gives a text no way out of its element', async () => {
    const forged = 'x]]>]]></failure></testcase><testcase name="forged"/>';
    const xml = junitOf(aRunReport([aFailure({ message: forged, earlier: [] })]));
    expect(xml).not.toContain(']]>]]>');
    expect(await junitProblems(xml)).toEqual([]);
  });

  it('says why earlier attempts failed', async () => {
    const attempt = {
      startedAt: '2026-01-01T00:00:00.000Z',
      ms: 90,
      step: 'expect refused',
      message: 'Too slow.',
    };
    const xml = junitOf(aRunReport([aScenario({ attempts: 2, earlier: [attempt] })]));
    expect(xml).toContain('Attempt 1 failed at "expect refused": Too slow.');
    expect(await junitProblems(xml)).toEqual([]);
  });

  it('of nothing is a report, too', async () => {
    expect(await junitProblems(junitOf(aRunReport([])))).toEqual([]);
  });
});
