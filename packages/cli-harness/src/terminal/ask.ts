import { read } from 'read';
import type { Io } from '../io.ts';

/** Asks one question on the terminal. Null if the input ends or the run is interrupted before an answer. */
export async function ask(
  { stdin, stderr, signal }: Io,
  prompt: string,
  silent: boolean,
): Promise<string | null> {
  if (signal?.aborted) return null;
  // `terminal` is on even if stderr is not a terminal, because the input must not be echoed there either.
  const answered = read({ prompt, silent, input: stdin, output: stderr, terminal: true }).catch(() => null);
  let stop = (): void => {};
  const ended = new Promise<null>((resolve) => {
    // The line editor pauses the input when it ends, also after an answer. The answer then comes first.
    stop = () => setImmediate(() => resolve(null));
    stdin.once('pause', stop);
    stdin.once('end', stop);
    signal?.addEventListener('abort', stop, { once: true });
  });
  const answer = await Promise.race([answered, ended]);
  stdin.off('pause', stop);
  stdin.off('end', stop);
  signal?.removeEventListener('abort', stop);
  if (answer === null) release(stdin);
  if (answer === null || silent) stderr.write('\n');
  return answer;
}

// After an interruption the line editor still holds the terminal.
function release(stdin: Io['stdin']): void {
  if ('setRawMode' in stdin && typeof stdin.setRawMode === 'function') stdin.setRawMode(false);
  stdin.pause();
}
