import type { Io, Output } from '../io.ts';
import { applyProxies } from './proxy.ts';

const INTERRUPTED = 130;

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
  stopWhenClosed(process.stdout, stop);
  stopWhenClosed(process.stderr, stop);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: stop.signal,
  };
}

/** A reader that goes away, as `head` does, ends the run without a message. */
function stopWhenClosed(output: Output, stop: AbortController): void {
  output.on('error', () => stop.abort());
}
