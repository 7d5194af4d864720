// Measures the sandbox: its speed next to a bare server with the same library, its start, and its
// memory over 200,000 sign-ins.
import { execFile, fork } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { rateOf } from './support/rate.ts';

const run = promisify(execFile);
const file = (name: string): URL => new URL(`./support/${name}.ts`, import.meta.url);
const flags = process.execArgv;

interface Child {
  readonly port: number;
  ask(message: object): Promise<{ readonly heap: number; readonly sessions: number }>;
  end(): void;
}

const start = async (kind: 'bare' | 'sandbox'): Promise<Child> => {
  const child = fork(file('sandbox-child'), [kind], { execArgv: flags });
  const next = <Message>() =>
    new Promise<Message>((resolve) => child.once('message', (message) => resolve(message as Message)));
  const { port } = await next<{ port: number }>();
  return {
    port,
    ask: (message) => {
      const answer = next<{ heap: number; sessions: number }>();
      child.send(message);
      return answer;
    },
    end: () => child.disconnect(),
  };
};

const failures: string[] = [];
const report = (what: string, value: string, passed: boolean): void => {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${what}: ${value}`);
  if (!passed) failures.push(what);
};

const { rounds, part } = readOptions({ rounds: 11 });
const perRound = 12_800;
const wantedShare = 0.5;

const speed = async (): Promise<void> => {
  const bare = await start('bare');
  const sandbox = await start('sandbox');
  for (const { port } of [bare, sandbox]) await rateOf(port, perRound);
  const rates = { bare: [] as number[], sandbox: [] as number[], share: [] as number[] };
  // They take turns, so that any other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    const plain = await rateOf(bare.port, perRound);
    const own = await rateOf(sandbox.port, perRound);
    rates.bare.push(plain);
    rates.sandbox.push(own);
    rates.share.push(own / plain);
    await sandbox.ask({ advance: 21 * 60_000 });
  }
  bare.end();
  sandbox.end();
  const [plain, own] = [median(rates.bare), median(rates.sandbox)];
  const share = median(rates.share);
  report(
    'sign-ins a second',
    `${Math.round(own)}, bare server ${Math.round(plain)}: ${(share * 100).toFixed(0)} % (at least 50)`,
    share >= wantedShare,
  );
};

const starts = 7;
const longestStart = 150;

const startUp = async (): Promise<void> => {
  const all: { load: number; start: number }[] = [];
  for (let made = 0; made < starts; made += 1) {
    const { stdout } = await run(process.execPath, [...flags, file('sandbox-start').pathname]);
    all.push(JSON.parse(stdout) as { load: number; start: number });
  }
  // The fastest run counts, because other load can only add time.
  const first = Math.min(...all.map(({ start: time }) => time));
  report(
    'start to first answer',
    `${first.toFixed(0)} ms (at most 150), after ${Math.min(...all.map(({ load }) => load)).toFixed(0)} ms of loading`,
    first <= longestStart,
  );
};

const signIns = 200_320;
const batch = 20_032;
// Ten minutes per batch by the sandbox's clock, so two to three batches of sessions exist at once.
const msPerBatch = 10 * 60_000;
const flatBytes = 8_000_000;

const memory = async (): Promise<void> => {
  const sandbox = await start('sandbox');
  const heaps: number[] = [];
  let sessions = 0;
  for (let made = 0; made < signIns; made += batch) {
    await rateOf(sandbox.port, batch);
    const held = await sandbox.ask({ advance: msPerBatch, measure: true });
    heaps.push(held.heap);
    sessions = held.sessions;
  }
  sandbox.end();
  // From the third batch on, as many sessions expire as are opened.
  const settled = heaps.slice(3);
  const spread = Math.max(...settled) - Math.min(...settled);
  const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
  report(
    `memory over ${signIns} sign-ins`,
    `${settled.map(mb).join(', ')} MB, ${sessions} sessions at the end`,
    spread < flatBytes,
  );
};

const parts: Readonly<Record<string, () => Promise<void>>> = { speed, start: startUp, memory };
if (part !== undefined && parts[part] === undefined) {
  process.stderr.write(`--part takes ${Object.keys(parts).join(', ')}, not "${part}".\n`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) if (part === undefined || part === name) await measure();
if (failures.length > 0) process.exitCode = 1;
