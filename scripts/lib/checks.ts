import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFullChromium, installChromium, lacksChromium } from './chromium.ts';
import { inParallel, node, type Outcome, root, tool } from './command.ts';
import { folderOf, isStarted, packages } from './packages.ts';

/** The result of one check. `flaky` lists tests that passed on retry. `output` is shown if a test failed. */
export type Verdict = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly flaky?: readonly string[];
  readonly output: string;
  readonly seconds: number;
};
export type Check = () => Promise<Verdict>;

const results = join(root, 'test-results');

/** A check that passes or fails as a whole. */
const single =
  (name: string, args: readonly string[], cwd = root): Check =>
  async () => {
    const { code, output, seconds } = await node(args, { cwd });
    return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds };
  };

/**
 * Reads the counts from a runner's report. A runner that failed without a failed test, or without a
 * report, counts as one failure.
 */
const counted = (
  name: string,
  outcome: Outcome,
  report: string,
  read: (json: never) => readonly number[],
) => {
  const [passed = 0, failed = 0] = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
    : [];
  const { code, output, seconds } = outcome;
  return { name, passed, failed: Math.max(failed, code === 0 ? 0 : 1), output, seconds };
};

/**
 * Checks the types of everything as one program, tests included, and of each package in its environment. The compiler
 * passes over a program whose files are as old as its last check.
 */
export const types: Check = async () => {
  const programs = globSync(['tsconfig.json', 'packages/*/tsconfig.json'], { cwd: root });
  const args = [tool('typescript', 'tsc'), '-b', '--checkers', '1', '--pretty', 'false', ...programs];
  const verdict = await single('types', args)();
  // A file belongs to several programs, and each repeats its errors. What an error goes on with is indented.
  const errors = new Set(verdict.output.trimEnd().split(/\n(?! )/));
  return { ...verdict, output: [...errors].join('\n') };
};

export const lint = single('biome', [tool('@biomejs/biome'), 'check', '--error-on-warnings', '.']);
export const unused = single('knip', [
  tool('knip'),
  '--no-progress',
  '--cache',
  '--cache-location',
  '.cache/knip',
]);

/** Breaks each security control, and expects its test to fail. */
export const controls = single('controls', ['scripts/test-controls.ts']);

/** Whether every suite runs in full, as in `npm run test:full`. */
const isFull = (): boolean => process.env.GATEHOUSE_FULL === '1';

/** Whether this run leaves the slowest tests to CI (docs/testing.md says which). */
export const isQuick = (): boolean => !isFull() && process.env.CI === undefined;

/**
 * Checks that `docs/api` and the changesets record every change to an export. A run that is not quick also checks each
 * package's manifest (publint) and its types (attw).
 */
export const packageChecks = (): Check[] => [
  single('surface', [join(root, 'scripts', 'surface.ts'), '--check']),
  ...packages
    .filter((pack) => !isQuick() && pack.kind === 'library' && isStarted(pack))
    .flatMap(({ name }) => [
      single(`publint: ${name}`, [tool('publint'), folderOf(name), '--strict']),
      single(`attw: ${name}`, [
        tool('@arethetypeswrong/cli', 'attw'),
        '--pack',
        folderOf(name),
        // Node 10's resolution ignores `exports`; nothing that we support uses it. Artillery alone loads its engine.
        '--profile',
        name === 'artillery-engine' ? 'esm-only' : 'node16',
        '--no-color',
      ]),
    ]),
];

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };

const WITHOUT_SLOW = ['--project=!packages', '--project=!growth'];

/** Runs the tests of vitest: these files, or all. */
export const unit =
  (files: readonly string[]): Check =>
  async () => {
    const report = join(results, 'vitest.json');
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const which = files.length === 0 && isQuick() ? WITHOUT_SLOW : files;
    const outcome = await node([tool('vitest'), 'run', ...reporters, ...which], { env: { NO_COLOR: '1' } });
    return counted('vitest', outcome, report, (json: VitestReport) => [
      json.numPassedTests,
      json.numFailedTests,
    ]);
  };

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & {
  readonly stats: { expected: number; unexpected: number; flaky: number };
};

/** Lists the tests that passed on retry, as `file:line title`. */
const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

/** Removes the lines of passed and skipped tests from Playwright's output. */
const withoutPassed = (output: string): string => output.replaceAll(/^ +[✓-] +\d+ .*\n/gm, '');

/** Makes sure that there is a Chromium: finds one, or installs it. A missing browser is a failed test, never a skipped one. */
export const chromium: Check = async () => {
  const start = performance.now();
  const said = lacksChromium() ? await installChromium() : '';
  const isThere = findFullChromium() !== undefined;
  const hint = 'No Chromium was found, and none could be installed. Set CHROMIUM_PATH to one.';
  const output = isThere ? '' : `${said}\n${hint}\n`;
  const seconds = (performance.now() - start) / 1000;
  return { name: 'chromium', passed: isThere ? 1 : 0, failed: isThere ? 0 : 1, output, seconds };
};

/**
 * Runs the given browser tests. If none are given, it runs all except those tagged `@full` and, in a quick run, those
 * tagged `@ci`; `test:full` runs every test.
 */
export const browser =
  (files: readonly string[]): Check =>
  async () => {
    const found = await chromium();
    if (found.failed > 0) return found;
    const report = join(results, 'playwright.json');
    mkdirSync(results, { recursive: true });
    rmSync(report, { force: true });
    const later = isQuick() ? '@full|@ci' : '@full';
    const which = files.length === 0 && !isFull() ? [`--grep-invert=${later}`] : files;
    const outcome = await node([tool('playwright'), 'test', '-c', 'tests/playwright.config.ts', ...which]);
    let flaky: string[] = [];
    const verdict = counted('playwright', outcome, report, (json: PlaywrightReport) => {
      flaky = flakyIn(json);
      return [json.stats.expected + json.stats.flaky, json.stats.unexpected];
    });
    return { ...verdict, flaky, output: withoutPassed(verdict.output) };
  };

/** Prints one verdict: a line, and the output if something failed. */
const show = ({ name, passed, failed, flaky = [], output, seconds }: Verdict): void => {
  const head = failed > 0 ? 'FAILED' : 'ok';
  const count = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  process.stdout.write(`${head.padEnd(6)} ${name} (${seconds.toFixed(1)} s${count})\n`);
  for (const test of flaky) process.stdout.write(`       passed on retry: ${test}\n`);
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
};

/** Runs checks, at most `limit` at a time, and prints each verdict as it comes. */
export const runAll = (limit: number, checks: readonly Check[]): Promise<Verdict[]> =>
  inParallel(
    limit,
    checks.map((check) => async () => {
      const verdict = await check();
      show(verdict);
      return verdict;
    }),
  );

/** Prints the totals as one line. Returns true if nothing failed. */
export const summarise = (verdicts: readonly Verdict[]): boolean => {
  const sum = (key: 'passed' | 'failed') => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0;
};
