// Every fault of every call on three brands, on stamped and unstamped pages and by the command, and the faults of the page
// itself. Writes what visitors met to tests/e2e/faults/recorded.json and docs/reliability.md. GATEHOUSE_SEED sets the order.
import { forgetPlayed, writeRecord } from '../tests/e2e/faults/record.ts';
import { buildAll } from './build.ts';
import { browser, runAll, summarise, unit } from './lib/checks.ts';
import { node } from './lib/command.ts';

process.env.GATEHOUSE_FAULTS = 'all';
forgetPlayed();
const verdicts = (await buildAll())
  ? await runAll(1, [browser(['tests/e2e/faults']), unit(['tests/scenarios/cli/faults.test.ts'])])
  : [];
const isGood = verdicts.length > 0 && summarise(verdicts);
if (isGood) {
  writeRecord();
  await node(['scripts/generate.ts'], { show: true });
}
process.exitCode = isGood ? 0 : 1;
