import { PassThrough, Readable } from 'node:stream';
import { run } from '@gatehouse-login/cli-harness';
import { type Finished, STATE_HOME } from './gatehouse-process.ts';

/** What a run gets besides its arguments. */
export interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
  /** The folder that it runs in: this one by default. */
  readonly cwd?: string;
  /** Whether standard output is a terminal. */
  readonly isTerminal?: boolean;
}

/**
 * Runs the command to its end within this process, which is much quicker than a process of its own. For everything
 * that does not depend on being one.
 */
export async function gatehouseHere(
  argv: readonly string[],
  { input = '', env = {}, signal, fetch, cwd = process.cwd(), isTerminal = false }: Surroundings = {},
): Promise<Finished> {
  const written = { stdout: '', stderr: '' };
  const capture = (name: 'stdout' | 'stderr') =>
    new PassThrough({ encoding: 'utf8' }).on('data', (text: string) => {
      written[name] += text;
    });
  const code = await run(argv, {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: Object.assign(capture('stdout'), isTerminal ? { isTTY: true } : {}),
    stderr: capture('stderr'),
    env: { PATH: process.env.PATH, XDG_STATE_HOME: STATE_HOME, ...env },
    cwd,
    ...(signal === undefined ? {} : { signal }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  return { code, ...written };
}
