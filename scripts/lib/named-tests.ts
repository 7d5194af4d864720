import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './command.ts';

const MOST_NAMED = 8;

const TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'tests/**/*.test.{ts,tsx}',
  'examples/logins-in-vitest/*.test.ts',
];

/** Test files, by whether they need a build. */
export type NamedTests = {
  readonly sources: readonly string[];
  readonly built: readonly string[];
};

/** Whether a test runs in a browser, against the built site. */
export const isBrowserTest = (file: string): boolean => file.startsWith('tests/e2e/');
/** Whether a test opens a browser, be it of its own or by the command. */
export const needsBrowser = (file: string): boolean => /^tests\/(e2e|packages|scenarios\/ui)\//.test(file);
/** Whether a test needs what `npm run build` makes. */
export const needsBuild = (file: string): boolean =>
  isBrowserTest(file) || file.startsWith('tests/packages/');

/** Returns the tests whose path, from the root of the repository, contains one of the words. */
export const testsNamed = (words: readonly string[]): NamedTests => {
  const files = globSync(TESTS, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => words.some((word) => file.includes(word)))
    .sort();
  return { sources: files.filter((file) => !needsBuild(file)), built: files.filter(needsBuild) };
};

/** Returns the words of a command line that name tests, as in a path from the root of the repository. */
export const wordsOf = (args: readonly string[]): string[] =>
  args
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => (arg.startsWith(root) ? relative(root, arg) : arg.replace(/^\.[/\\]/, '')))
    .map((word) => word.replaceAll('\\', '/'));

/** Says which tests a command runs, in one line. Only the first of many are named. */
export const announcement = (
  files: readonly string[],
  build: 'after a build' | 'without a build',
): string => {
  const named = files.slice(0, MOST_NAMED).join(', ');
  const more = files.length > MOST_NAMED ? `, and ${files.length - MOST_NAMED} more` : '';
  return `Runs ${files.length} test ${files.length === 1 ? 'file' : 'files'} ${build}: ${named}${more}.\n`;
};
