import { spawn } from 'node:child_process';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../io.ts';
import { type Ending, INTERRUPTED, missing } from '../report/ending.ts';
import { type Sentence, say } from '../report/sentence.ts';
import type { SourceOf } from './secret-source.ts';

const PATIENCE = 60_000;
const LONGEST = 4096;

/**
 * Runs a shell command and returns what it printed on standard output. Whatever else it says is dropped, because the
 * value may be part of it.
 */
export function textFromCommand(
  { line, variables }: Omit<SourceOf<'command'>, 'kind'>,
  io: Io,
  what: Sentence = say`The command of --code-command`,
): Promise<Result<string, Ending>> {
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      cwd: io.cwd,
      env: { ...io.env, ...variables },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let printed = '';
    const settle = (result: Result<string, Ending>): void => {
      clearTimeout(timer);
      io.signal?.removeEventListener('abort', interrupt);
      child.kill();
      resolve(result);
    };
    const interrupt = (): void => settle(err(INTERRUPTED));
    const timer = setTimeout(
      () => settle(err(failed(say`${what} printed nothing within a minute.`))),
      PATIENCE,
    );
    io.signal?.addEventListener('abort', interrupt, { once: true });
    if (io.signal?.aborted) interrupt();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(0, LONGEST);
    });
    child.on('error', () => settle(err(failed(say`${what} could not be started.`))));
    child.on('close', (status) => {
      const ending = failed(say`${what} ended with ${String(status)}.`);
      settle(status === 0 ? ok(printed.trim()) : err(ending));
    });
  });
}

const failed = (message: Sentence): Ending =>
  missing(
    'two-factor-required',
    message,
    say`Try the command by itself: it must print the value and end with 0.`,
  );
