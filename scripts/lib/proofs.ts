import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Control } from '../../tests/controls/control.ts';
import { patternOf } from '../../tests/controls/title-pattern.ts';
import type { Ran } from '../../tests/controls/verdict.ts';
import { node, tool } from './command.ts';
import { isBrowserTest } from './named-tests.ts';

/** What the run of some proofs showed. `output` is what the runner said. */
export interface Outcome {
  readonly ran: readonly Ran[];
  readonly output: string;
}

const IDS = / \[\d+\.\d+(?:, \d+\.\d+)*\]$/;

/** The pattern that the runners look for: groups and test, with their ids, separated by ` > ` or by a space. */
const searchOf = ({ proof }: Control): string =>
  proof.title.split(' > ').map(patternOf).join('(?: \\[[\\d., ]+\\])?(?: >)? ');

const titleOf = (titles: readonly string[]): string =>
  titles.map((title) => title.replace(IDS, '')).join(' > ');

type VitestFile = {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
};

const readVitest = (copy: string, { testResults }: { readonly testResults: readonly VitestFile[] }): Ran[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, failureMessages }) => ({
        file: name.slice(copy.length + 1),
        title: titleOf([...ancestorTitles, title]),
        passed: status === 'passed',
        messages: failureMessages,
      })),
  );

type Suite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
};

const readPlaywright = ({ suites = [], specs = [], file }: Suite, groups: readonly string[]): Ran[] => [
  ...specs.map(({ title, ok, tests }) => ({
    file: `tests/e2e/${file}`,
    title: titleOf([...groups, title]),
    passed: ok,
    messages: tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
    ),
  })),
  ...suites.flatMap((suite) => readPlaywright(suite, [...groups, suite.title])),
];

/** Runs the proofs of controls in a copy of the sources, those in a browser apart from the others. */
export async function runProofs(copy: string, controls: readonly Control[]): Promise<Outcome> {
  const inBrowser = controls.filter(({ proof }) => isBrowserTest(proof.file));
  const inNode = controls.filter((control) => !inBrowser.includes(control));
  const outcomes = [await inVitest(copy, inNode), await inPlaywright(copy, inBrowser)];
  return {
    ran: outcomes.flatMap(({ ran }) => ran),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

const filesOf = (controls: readonly Control[]): string[] => [
  ...new Set(controls.map(({ proof }) => proof.file)),
];
const searchFor = (controls: readonly Control[]): string => controls.map(searchOf).join('|');

async function inVitest(copy: string, controls: readonly Control[]): Promise<Outcome> {
  if (controls.length === 0) return { ran: [], output: '' };
  const report = join(copy, 'test-results', 'proofs.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const which = [...filesOf(controls), '-t', searchFor(controls)];
  const { output } = await node([tool('vitest'), 'run', ...reporters, ...which], {
    cwd: copy,
    env: { NO_COLOR: '1' },
  });
  return {
    ran: existsSync(report) ? readVitest(copy, JSON.parse(readFileSync(report, 'utf8'))) : [],
    output,
  };
}

async function inPlaywright(copy: string, controls: readonly Control[]): Promise<Outcome> {
  if (controls.length === 0) return { ran: [], output: '' };
  const report = join(copy, 'test-results', 'proofs-in-a-browser.json');
  rmSync(report, { force: true });
  const config = ['-c', 'tests/playwright.config.ts', '--retries=0', '--reporter=json'];
  const which = [...filesOf(controls), '-g', searchFor(controls)];
  const { output } = await node([tool('playwright'), 'test', ...config, ...which], {
    cwd: copy,
    env: { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const suites = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { readonly suites: readonly Suite[] }).suites
    : [];
  return { ran: suites.flatMap((suite) => readPlaywright(suite, [])), output };
}
