import reportBuilder from 'junit-report-builder';
import { isObstacle } from '../report/outcome.ts';
import type { RunReport, ScenarioResult } from '../report/run-report.schema.ts';
import { attemptsOf, byFile, whereOf } from './headline.ts';

/** A run as JUnit's XML, in the form that Jenkins and others read. Each file is a suite. */
export function junitOf(report: RunReport): string {
  const builder = reportBuilder.newBuilder().name('gatehouse run');
  for (const [file, scenarios] of byFile(report.scenarios)) {
    const started = scenarios.map(({ startedAt }) => startedAt).sort()[0] ?? report.startedAt;
    const suite = builder
      .testSuite()
      .name(legal(file))
      .timestamp(started.replace(/(\.\d+)?Z$/, ''))
      .time(secondsOf(scenarios.reduce((sum, { ms }) => sum + ms, 0)));
    suite.property('gatehouse', legal(report.gatehouse));
    for (const scenario of scenarios) addCase(suite.testCase(), scenario);
  }
  return `${builder.build()}\n`;
}

type Case = ReturnType<ReturnType<ReturnType<typeof reportBuilder.newBuilder>['testSuite']>['testCase']>;

function addCase(testCase: Case, scenario: ScenarioResult): void {
  const { name, file, outcome, cause, message = outcome, ms } = scenario;
  const where = whereOf(scenario);
  testCase
    .className(legal(file.replace(/\.ya?ml$/, '')))
    .name(legal(where === '' ? name : `${name} (${where})`))
    .file(legal(file))
    .time(secondsOf(ms));
  const log = stepsOf(scenario);
  if (outcome === 'failed' || outcome === 'interrupted') {
    // Some CI servers show only the content of the element, not its attributes.
    // JUnit calls an error what kept a test from giving a result.
    const isError = outcome === 'interrupted' || (cause !== undefined && isObstacle(cause));
    if (isError) testCase.error(legal(message), cause ?? outcome, log);
    else testCase.failure(legal(message), cause ?? outcome).stacktrace(log);
    return;
  }
  if (outcome === 'skipped') testCase.skipped();
  if (log !== '') testCase.standardOutput(log);
}

/** Why earlier attempts failed, the steps that were played, and why one failed. */
const stepsOf = ({ steps, message, earlier = [] }: ScenarioResult): string =>
  legal(
    [
      ...attemptsOf(earlier),
      ...steps.map((step) => {
        const line = `${step.outcome.padEnd(11)} ${step.text}  (${step.file}:${step.line}, ${step.ms} ms)`;
        return step.message === undefined ? line : `${line}\n            ${step.message}`;
      }),
      ...(steps.length === 0 && message !== undefined ? [message] : []),
    ].join('\n'),
  );

const secondsOf = (ms: number): number => Math.round(ms) / 1_000;

// What XML 1.0 allows. Anything else makes the whole file unreadable.
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

// The end of a CDATA section would let a text of the site add elements of its own.
const legal = (text: string): string => text.replace(ILLEGAL, '\u{FFFD}').replaceAll(']]>', ']] >');
