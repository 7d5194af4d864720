// Runs Lighthouse on the login of each brand and on the documentation, as the sandbox serves them.
import { type Audit, audit } from './lighthouse/audit.ts';
import { PARTS, type Part } from './lighthouse/parts.ts';
import { reportOf, scoreOf } from './lighthouse/report.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { readOptions } from './support/options.ts';
import { writeSection } from './support/write-section.ts';

/** With fewer runs, the scores are shown and not written. */
const fewest = 3;

const { rounds, part } = readOptions({ rounds: 5 });
if (part !== undefined && PARTS[part] === undefined) {
  process.stderr.write(`--part takes ${Object.keys(PARTS).join(', ')}, not "${part}".\n`);
  process.exit(2);
}
const browser = await launchChromium();
const version = browser.version();
await browser.close();

const run = async ({ section, first, preset, serve, wanted }: Part): Promise<void> => {
  const { pages, stop } = await serve();
  const audits = new Map<string, Audit[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of Object.entries(pages))
        audits.set(name, [...(audits.get(name) ?? []), await audit(address, preset)]);
      console.log(`     round ${round + 1} of ${rounds}`);
    }
  } finally {
    stop();
  }
  const text = await reportOf(audits, first, version, rounds);
  console.log(`\n${text}\n`);
  for (const [name, runs] of audits)
    for (const category of wanted(name)) {
      const score = scoreOf(runs, category);
      if (score === 100) continue;
      console.log(`FAIL ${name}: ${category} ${score} (100 are wanted)`);
      process.exitCode = 1;
    }
  if (rounds >= fewest) writeSection(section, text);
  else console.log(`docs/benchmarks.md is unchanged: that takes ${fewest} rounds.`);
};

for (const [name, each] of Object.entries(PARTS)) if (part === undefined || part === name) await run(each);
