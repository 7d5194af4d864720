// Run this before every commit. It checks types, lint and unused code, and runs the tests that need no build and no browser.
// `npm run check -- FILE …` runs only the named tests, and `npm run check -- --types` only the compiler.
import { availableParallelism } from 'node:os';
import { type Check, lint, runAll, summarise, types, unit, unused } from './lib/checks.ts';
import { announcement, testsNamed, wordsOf } from './lib/named-tests.ts';

const words = wordsOf(process.argv.slice(2));
const { sources, built } = testsNamed(words.length > 0 ? words : ['packages/', 'tests/architecture/']);

async function judge(checks: readonly Check[]): Promise<void> {
  const verdicts = await runAll(Math.max(2, availableParallelism()), checks);
  process.exitCode ??= summarise(verdicts) ? 0 : 1;
}

if (words.length > 0 && built.length > 0)
  process.stderr.write(`Left to "npm test -- FILE", since they need a build: ${built.join(', ')}\n`);
if (process.argv.includes('--types')) {
  await judge([types]);
} else if (sources.length === 0) {
  if (built.length === 0) process.stderr.write(`No test has ${words.join(' or ')} in its path.\n`);
  process.exitCode = 2;
} else if (words.length > 0) {
  process.stdout.write(announcement(sources, 'without a build'));
  await judge([unit(sources)]);
} else {
  // The longest first, so that it does not run alone at the end.
  await judge([unit(sources), types, unused, lint]);
}
