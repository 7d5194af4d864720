// For every commit: types, lint, unused code, and the tests that need neither a build nor a browser.
import { availableParallelism } from 'node:os';
import { type Check, lint, show, summarise, typeChecks, unit, unused, upToDate } from './lib/checks.ts';
import { inParallel } from './lib/command.ts';

// The longest first, so that it does not run alone at the end.
const checks: readonly Check[] = [
  unit('packages/', 'tests/architecture/'),
  ...typeChecks(),
  unused,
  upToDate,
  lint,
];
const verdicts = await inParallel(
  Math.max(2, availableParallelism()),
  checks.map((check) => async () => {
    const verdict = await check();
    show(verdict);
    return verdict;
  }),
);
process.exitCode ??= summarise(verdicts) ? 0 : 1;
