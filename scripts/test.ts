// Before every merge: everything. `--full` runs the long suites whole instead of a seeded
// tenth (GATEHOUSE_FULL=1).
import { availableParallelism } from 'node:os';
import { buildAll } from './build.ts';
import {
  browser,
  type Check,
  hasBrowserTests,
  lint,
  packageChecks,
  show,
  summarise,
  typeChecks,
  unit,
  unused,
  upToDate,
} from './lib/checks.ts';
import { inParallel, isStopping } from './lib/command.ts';

if (process.argv.includes('--full')) process.env.GATEHOUSE_FULL = '1';

const build: Check = async () => {
  const start = performance.now();
  const isBuilt = await buildAll();
  const seconds = (performance.now() - start) / 1000;
  return { name: 'build', passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, output: '', seconds };
};

const run = (limit: number, checks: readonly Check[]) =>
  inParallel(
    limit,
    checks.map((check) => async () => {
      const verdict = await check();
      show(verdict);
      return verdict;
    }),
  );

const cores = Math.max(2, availableParallelism());
const verdicts = [
  ...(await run(1, [build])),
  ...(await run(cores, [...typeChecks(), ...packageChecks(), unused, upToDate, lint])),
  // These run alone, because they measure time and open ports.
  ...(await run(1, [unit(), ...(hasBrowserTests() ? [browser] : [])])),
];
if (!isStopping()) process.exitCode = summarise(verdicts) ? 0 : 1;
