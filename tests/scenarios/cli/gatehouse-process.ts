import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';

const fileAt = (path: string) =>
  fileURLToPath(new URL(`../../../packages/cli-harness/${path}`, import.meta.url));

/**
 * Runs the command in this machine's Node: as it is built, in `npm test`, which starts three times as fast; otherwise from
 * source, so that no test needs a build.
 */
export const COMMAND_LINE: readonly string[] =
  process.env.GATEHOUSE_BUILT === '1'
    ? [fileAt('bin/gatehouse.js')]
    : [
        '--conditions=@gatehouse-login/source',
        '--disable-warning=ExperimentalWarning',
        fileAt('src/main.ts'),
      ];

/** The folder for what the command remembers between runs. Each test file begins without memories. */
export const STATE_HOME = mkdtempSync(join(tmpdir(), 'gatehouse-state-'));
afterAll(() => rmSync(STATE_HOME, { recursive: true }));

/** The result of a run. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. */
export interface Running {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly finished: Promise<Finished>;
}

/** Starts the command in its own process. */
export function startGatehouse(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [...COMMAND_LINE, ...argv], {
    env: { PATH: process.env.PATH ?? '', XDG_STATE_HOME: STATE_HOME, ...env },
    stdio: 'pipe',
  });
  // No process outlives a test that failed half-way.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
    });
  }
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, ...written }));
  return { child, stdout: () => written.stdout, stderr: () => written.stderr, finished };
}

/** Runs the command to its end, with a text on its standard input. */
export function gatehouse(
  argv: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Finished> {
  const { child, finished } = startGatehouse(argv, env);
  child.stdin?.end(input);
  return finished;
}
