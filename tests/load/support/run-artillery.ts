import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Artillery's report that the tests read. */
export interface Summary {
  readonly counters: Readonly<Record<string, number>>;
  readonly summaries: Readonly<Record<string, Readonly<Record<'median' | 'p95' | 'p99' | 'max', number>>>>;
}

/** A run of Artillery. */
export interface ArtilleryRun {
  readonly code: number | null;
  readonly output: string;
  /** Null if it wrote none. */
  readonly report: Summary | null;
  /** The text of the report. */
  readonly json: string;
  /** The processor time of its process, in milliseconds. */
  readonly cpuMs: number;
}

/** A run that goes on. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<ArtilleryRun>;
}

// Artillery starts a worker for each core but one. The threads of the workers belong to the same process.
const PRELOADED = `import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { isMainThread } from 'node:worker_threads';
const [core] = os.cpus();
os.cpus = () => [core, core, core];
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.GATEHOUSE_CPU_FILE, String((user + system) / 1000));
});
`;

/** Starts `artillery run` with two workers and a script in a folder. `name` tells the files of several runs apart. */
export async function startArtillery(
  artillery: string,
  work: string,
  name: string,
  script: object,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const [file, out, cpu, preloaded] = [
    `${name}.json`,
    `${name}-report.json`,
    `${name}-cpu`,
    'preloaded.mjs',
  ].map((each) => join(work, each)) as [string, string, string, string];
  await writeFile(file, JSON.stringify(script, null, 2));
  await writeFile(preloaded, PRELOADED);
  const bin = join(artillery, 'node_modules/artillery/bin/run');
  const child = spawn(process.execPath, [bin, 'run', file, '--output', out], {
    cwd: work,
    env: {
      ...process.env,
      ARTILLERY_DISABLE_TELEMETRY: 'true',
      XDG_STATE_HOME: work,
      GATEHOUSE_CPU_FILE: cpu,
      NODE_OPTIONS: `--import ${pathToFileURL(preloaded).href}`,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'close').then(async ([code]): Promise<ArtilleryRun> => {
    const json = await readFile(out, 'utf8').catch(() => '');
    const report = json === '' ? null : (JSON.parse(json) as { aggregate: Summary }).aggregate;
    const cpuMs = Number(await readFile(cpu, 'utf8').catch(() => 'NaN'));
    return { code: code as number | null, output, report, json, cpuMs };
  });
  return { child, ended };
}

/** Runs Artillery to its end. */
export const runArtillery = async (...args: Parameters<typeof startArtillery>): Promise<ArtilleryRun> =>
  (await startArtillery(...args)).ended;
