// Compares our engine for Artillery with Artillery's own HTTP engine, which sends the same requests at the same rate: the
// processor time of a sign-in, and the latencies that each of them measures. Installs Artillery in a folder of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installArtillery } from '../load/support/install-artillery.ts';
import { csvOf, startPlatform } from '../load/support/platform.ts';
import { type ArtilleryRun, runArtillery, type Summary } from '../load/support/run-artillery.ts';
import { http, type LoadPlan, ours } from '../load/support/scripts.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 3;
/** The most processor time of ours, as a ratio, and the widest distance of the latencies. */
const wanted = { cpu: 2, latency: 0.1 };
const SECONDS = 15;
/** Sign-ins a second: the start alone, and half of what the machine can. */
const RATES = { base: 2, load: 125 };
/** What each call takes on the platform, in milliseconds. Artillery's HTTP engine counts whole ones. */
const DELAY = 50;

const { rounds } = readOptions({ rounds: 5 });
const artillery = installArtillery();
if (artillery === null) throw new Error('Artillery could not be installed.');
const work = mkdtempSync(join(tmpdir(), 'gatehouse-bench-load-'));
const platform = await startPlatform(work, { plain: 3_000, withCode: 1 });
writeFileSync(join(work, 'people.csv'), csvOf(platform.plain));

const ENGINES = { gatehouse: ours, http } as const;
type Engine = keyof typeof ENGINES;
const NAMES = Object.keys(ENGINES) as Engine[];

/** Runs one engine at a rate. A ramp that rises by nothing has timers; a steady rate keeps Artillery's processor busy. */
const runAt = (engine: Engine, rate: number): Promise<ArtilleryRun> => {
  const phases = [{ duration: SECONDS, arrivalRate: rate, rampTo: rate + 0.1 }];
  const plan: LoadPlan = { ...platform, people: 'people.csv', flow: 'plain', phases };
  return runArtillery(artillery, work, engine, ENGINES[engine](plan));
};
const signInsOf = ({ counters }: Summary): number => counters['vusers.completed'] ?? 0;
/** The latencies of the calls, as an engine measures them. */
const latenciesOf = (engine: Engine, { summaries }: Summary): readonly Summary['summaries'][string][] =>
  Object.entries(summaries)
    .filter(([name]) =>
      engine === 'http' ? name === 'http.response_time' : name.startsWith('gatehouse.call.'),
    )
    .map(([, each]) => each);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

const measured: Record<'cpu' | 'p50' | 'p95', Record<Engine, number[]>> = {
  cpu: { gatehouse: [], http: [] },
  p50: { gatehouse: [], http: [] },
  p95: { gatehouse: [], http: [] },
};
const sandboxCpu: number[] = [];
const base = { gatehouse: 0, http: 0 };
try {
  for (const engine of NAMES) base[engine] = (await runAt(engine, RATES.base)).cpuMs;
  for (let round = 0; round < rounds; round += 1) {
    // They take turns, so that any other load on the machine affects both.
    for (const engine of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
      await platform.ask({ fault: null });
      const before = await platform.ask();
      const quick = await runAt(engine, RATES.load);
      const after = await platform.ask();
      await platform.ask({ fault: null });
      for (const call of ['config', 'session', 'account', 'log-off'] as const)
        await platform.ask({ fault: { call, kind: 'slow', ms: DELAY } });
      const slow = await runAt(engine, RATES.load);
      const [first, second] = [quick.report, slow.report];
      if (first === null || second === null) throw new Error(`Artillery wrote no report: ${quick.output}`);
      const more = signInsOf(first) - RATES.base * SECONDS;
      measured.cpu[engine].push((quick.cpuMs - base[engine]) / more);
      if (engine === 'gatehouse') sandboxCpu.push((after.cpuMs - before.cpuMs) / signInsOf(first));
      const latencies = latenciesOf(engine, second);
      measured.p50[engine].push(mean(latencies.map((each) => each.median)));
      measured.p95[engine].push(mean(latencies.map((each) => each.p95)));
    }
    console.log(`     round ${round + 1} of ${rounds}`);
  }
} finally {
  platform.dispose();
  rmSync(work, { recursive: true, force: true });
}

const ratio = (what: keyof typeof measured): number =>
  median(measured[what].gatehouse.map((each, at) => each / (measured[what].http[at] ?? Number.NaN)));
const row = (name: string, what: keyof typeof measured): readonly string[] => [
  name,
  ...NAMES.map((engine) => median(measured[what][engine]).toFixed(1)),
  ratio(what).toFixed(2),
];
const text = [
  `${describeRun(null)}, Artillery 2.0.34 with two workers. Medians of ${rounds} rounds; ${RATES.load} sign-ins a second for ${SECONDS} s, of four calls each. Latencies: with ${DELAY} ms of delay in each call.`,
  markdownTable(
    ['milliseconds', 'gatehouse', 'http', 'gatehouse ÷ http'],
    [
      row('processor time of a sign-in', 'cpu'),
      row('latency of a call, median', 'p50'),
      row('latency of a call, p95', 'p95'),
    ],
  ),
  `The sandbox needs ${median(sandboxCpu).toFixed(1)} ms of its processor for each of these sign-ins.`,
].join('\n\n');
console.log(`\n${text}\n`);
const verdicts = [
  [`processor time: at most ${wanted.cpu} × Artillery's own engine`, ratio('cpu') <= wanted.cpu],
  ['median latency: within a tenth of it', Math.abs(ratio('p50') - 1) <= wanted.latency],
  ['p95 latency: within a tenth of it', Math.abs(ratio('p95') - 1) <= wanted.latency],
] as const;
for (const [what, isKept] of verdicts) {
  console.log(`${isKept ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isKept) process.exitCode = 1;
}
if (rounds >= fewestRounds) writeSection('load', text);
else console.log(`docs/benchmarks.md is unchanged: that takes ${fewestRounds} rounds.`);
