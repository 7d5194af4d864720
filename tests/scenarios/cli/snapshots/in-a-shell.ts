import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** What came of a command line. */
export interface Spoken {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Makes a folder where `gatehouse` is the command, as after an installation. */
export function installIn(folder: string, command: string): string {
  mkdirSync(folder, { recursive: true });
  symlinkSync(command, join(folder, 'gatehouse'));
  return folder;
}

/** What a command line is run with. */
export interface Surroundings {
  readonly cwd: string;
  /** The folder that `gatehouse` is in. */
  readonly bin: string;
  /** Press Ctrl-C as soon as this text has been written. */
  readonly until?: string;
}

/** Runs a command line as a user would, in bash, and in a process group of its own. */
export async function inShell(line: string, { cwd, bin, until }: Surroundings): Promise<Spoken> {
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: cwd,
      XDG_STATE_HOME: join(cwd, '.state'),
    },
  });
  const written = { stdout: '', stderr: '' };
  // A second Ctrl-C would end it at once.
  let isInterrupted = false;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      if (isInterrupted || until === undefined || !written.stdout.includes(until)) return;
      isInterrupted = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...written };
}
