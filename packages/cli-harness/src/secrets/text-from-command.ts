import { type ExecException, exec } from 'node:child_process';
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
  { cwd, env, signal }: Pick<Io, 'cwd' | 'env' | 'signal'>,
  what: Sentence = say`The command of --code-command`,
): Promise<Result<string, Ending>> {
  const options = { cwd, env: { ...env, ...variables }, timeout: PATIENCE, ...(signal && { signal }) };
  return new Promise((resolve) => {
    const child = exec(line, options, (error, printed) => {
      if (signal?.aborted) resolve(err(INTERRUPTED));
      else resolve(error === null ? ok(printed.trim().slice(0, LONGEST)) : err(failed(what, error)));
    });
    child.stdin?.end();
  });
}

function failed(what: Sentence, { killed, code }: ExecException): Ending {
  const next = say`Try the command by itself: it must print the value and end with 0.`;
  if (killed) return missing('two-factor-required', say`${what} printed nothing within a minute.`, next);
  // A name instead of an exit code, such as ENOENT: the command did not start.
  const end = typeof code === 'string' ? say`could not be started` : say`ended with ${String(code)}`;
  return missing('two-factor-required', say`${what} ${end}.`, next);
}
