import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the script behind a package's command, for Node: .bin holds shell scripts on some systems. */
export const tool = (name: string, command = name.split('/').at(-1) ?? name): string => {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  return join(dirname(manifest), file ?? '');
};

export type Outcome = { readonly code: number; readonly output: string; readonly seconds: number };
export type Options = {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly show?: boolean;
};

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isAskedToStop = false;

const passOn = (signal: (typeof SIGNALS)[number]): void => {
  isAskedToStop = true;
  process.exitCode = 128 + constants.signals[signal];
  for (const child of running) child.kill(signal);
  setTimeout(() => process.exit(), 3_000).unref();
};

// Handles signals only while a child runs. A program that is imported later has its own way to end.
const track = (child: ChildProcess): void => {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  running.add(child);
};
const forget = (child: ChildProcess): void => {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn);
};

/** Whether a signal asked this script to stop. Nothing new should start then. */
export const isStopping = (): boolean => isAskedToStop;

/**
 * Runs Node with these arguments and no standard input. Collects the output, or shows it with `show`. A
 * program that cannot be started has code 127.
 */
export const node = (args: readonly string[], options: Options = {}): Promise<Outcome> =>
  command(process.execPath, args, options);

/** Runs any program, like `node`. */
export const command = (file: string, args: readonly string[], options: Options = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = performance.now();
    const output: string[] = [];
    const stdio = options.show === true ? 'inherit' : 'pipe';
    const env = { ...process.env, ...options.env };
    const child = spawn(file, args, { cwd: options.cwd ?? root, env, stdio: ['ignore', stdio, stdio] });
    track(child);
    const end = (code: number) => {
      if (!running.has(child)) return;
      forget(child);
      if (isAskedToStop && running.size === 0) process.exit();
      resolve({ code, output: output.join(''), seconds: (performance.now() - start) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', (error) => {
      output.push(`${file}: ${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });

/** Runs tasks, at most `limit` at a time. Returns the results in the order of the tasks. */
export const inParallel = async <T>(limit: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const results: T[] = [];
  const queue = [...tasks.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && !isStopping(); next = queue.shift())
      results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
};
