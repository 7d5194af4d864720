// Measures the command: its start, one sign-in and 200 of them, and the stamping of a brand, next to bare Node, bare fetch
// and tools that others script sign-ins with; and its memory over 20,000 sign-ins. The contestants take turns.
import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node, root } from '../../scripts/lib/command.ts';
import { installPackages } from '../packages/support/project.ts';
import { type Contestant, contestants, SLOW_ROUNDS } from './command/contestants.ts';
import { installPeers } from './command/peers.ts';
import { type Account, environmentOf } from './command/sign-in.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 5;
const many = 200;
const { rounds } = readOptions({ rounds: 7 });
const file = (name: string): string => join(root, 'tests/bench', `${name}.ts`);

interface Task {
  readonly title: string;
  /** How many times longer than the first contestant gatehouse may take. */
  readonly budget: number;
  readonly contestants: readonly Contestant[];
}

const isDue = ({ most }: Contestant, round: number): boolean =>
  most === undefined || (round >= 0 && round < most);

const measure = async ({ title, contestants: all }: Task, env: Record<string, string>) => {
  const seconds = new Map<string, number[]>();
  // The first turn of each warms the files' cache.
  for (let round = -1; round < rounds; round += 1) {
    for (let turn = 0; turn < all.length; turn += 1) {
      const each = all[(turn + Math.max(round, 0)) % all.length];
      if (each === undefined || !isDue(each, round)) continue;
      const ended = await node(each.args, { cwd: each.cwd, env });
      if (ended.code !== 0)
        throw new Error(`${title}: ${each.name} ended with ${ended.code}\n${ended.output.slice(-2000)}`);
      if (round >= 0) seconds.set(each.name, [...(seconds.get(each.name) ?? []), ended.seconds]);
    }
  }
  return new Map([...seconds].map(([name, taken]) => [name, median(taken)]));
};

const failures: string[] = [];
const report = (task: Task, medians: ReadonlyMap<string, number>): string => {
  const [first] = task.contestants;
  const base = medians.get(first?.name ?? '') ?? Number.NaN;
  const own = (medians.get('gatehouse') ?? Number.NaN) / base;
  const verdict = `${task.title}: gatehouse takes ${own.toFixed(2)} × ${first?.name} (at most ${task.budget})`;
  console.log(`${own <= task.budget ? 'ok  ' : 'FAIL'} ${verdict}`);
  if (!(own <= task.budget)) failures.push(verdict);
  const rows = task.contestants.map(({ name }) => {
    const taken = medians.get(name) ?? Number.NaN;
    return [name, (taken * 1000).toFixed(0), (taken / base).toFixed(2)];
  });
  return `### ${task.title}\n\n${markdownTable(['program', 'ms', `÷ ${first?.name}`], rows)}`;
};

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
const server = fork(file('support/command-child'), { execArgv: process.execArgv });
// As npm installs it, not as it lies here.
const { folder: installed } = await installPackages();
const gatehouse = join(installed, 'node_modules/@gatehouse-login/cli-harness/bin/gatehouse.js');
try {
  const { account } = await new Promise<{ account: Account }>((resolve) =>
    server.once('message', (message) => resolve(message as { account: Account })),
  );
  const peers = join(root, '.cache/bench-peers');
  const hasPeers = await installPeers(peers);
  if (!hasPeers)
    console.log('note the peers could not be installed, so gatehouse is compared with bare fetch only');
  const env = { ...environmentOf(account), XDG_STATE_HOME: folder, STEPCI_DISABLE_ANALYTICS: '1' };
  const those = (count: number) =>
    contestants({ gatehouse, peers: hasPeers ? peers : null }, folder, account, count);
  const bareNode: Contestant = { name: 'bare Node', args: ['-e', '0'], cwd: folder };
  const configuration = join(folder, 'config.json');
  const published = await fetch(new URL('configs/config.json', `${account.origin}/`));
  writeFileSync(configuration, await published.text());
  const tasks: readonly Task[] = [
    {
      title: 'The start: gatehouse --version',
      budget: 1.6,
      contestants: [bareNode, { name: 'gatehouse', args: [gatehouse, '--version'], cwd: folder }],
    },
    { title: 'One sign-in', budget: 2.5, contestants: those(1) },
    { title: `${many} sign-ins`, budget: 1.6, contestants: those(many) },
    {
      title: 'Stamping a brand: gatehouse stamp',
      // 2 seconds, where Node starts in 33 ms.
      budget: 60,
      contestants: [
        bareNode,
        {
          name: 'gatehouse',
          args: [gatehouse, 'stamp', '--config', configuration, '--out', join(folder, 'site')],
          cwd: folder,
        },
      ],
    },
  ];
  const texts: string[] = [];
  for (const task of tasks) texts.push(report(task, await measure(task, env)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', ...process.execArgv, file('support/many-sign-ins')],
    { env: { ...process.env, ...env } },
  );
  const { first, last, count } = JSON.parse(stdout) as { first: number; last: number; count: number };
  const grown = (last - first) / 2 ** 20;
  const memory = `Memory after ${count.toLocaleString('en')} sign-ins of \`createHarness\`: ${(last / 2 ** 20).toFixed(1)} MB in use, ${grown.toFixed(1)} MB more than after a tenth of them.`;
  console.log(`${grown < 2 ? 'ok  ' : 'FAIL'} ${memory}`);
  if (grown >= 2) failures.push(memory);
  const about = `Medians of ${rounds} rounds; of the others at ${many} sign-ins, of ${SLOW_ROUNDS}.`;
  const text = [`${describeRun(null)}. ${about}`, ...texts, memory].join('\n\n');
  console.log(`\n${text}`);
  if (rounds >= fewestRounds) writeSection('command', text);
} finally {
  server.disconnect();
  for (const each of [folder, installed]) rmSync(each, { recursive: true, force: true });
}
if (failures.length > 0) process.exitCode = 1;
