import type { Io, Output } from '../io.ts';
import { applyProxies } from './proxy.ts';

const INTERRUPTED = 130;
/** The environment is at fault. */
const UNWRITABLE = 3;

/** The `io` of this process: its streams, its proxies, and the signals that stop it. */
export function processIo(): Io {
  const stop = new AbortController();
  const onSignal = (): void => {
    // Whoever asks twice does not want to wait for sessions to be logged off.
    if (stop.signal.aborted) process.exit(INTERRUPTED);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  applyProxies(process.env);
  stopWhenBroken(process.stdout, 'Standard output', stop);
  stopWhenBroken(process.stderr, 'Standard error', stop);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: stop.signal,
  };
}

/**
 * Ends the run when an output takes nothing more. A reader that goes away, as `head` does, needs no message. Anything
 * else, such as a full disk, has cut off what the run wrote: whoever reads the exit code has to know.
 */
function stopWhenBroken(output: Output, name: string, stop: AbortController): void {
  output.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
    stop.abort();
    if (code === 'EPIPE' || process.exitCode === UNWRITABLE) return;
    process.exitCode = UNWRITABLE;
    const reason = code === 'ENOSPC' ? 'the disk is full' : code;
    process.stderr.write(`${name} cannot be written: ${reason}. What it holds is not complete.\n`);
  });
}
