import type { Io, Output } from '../io.ts';
import { goThroughProxies } from './proxy.ts';

const SECOND_SIGNAL = 130;

/** This process as the surroundings of a run: its streams, its proxies, and the signals that ask it to stop. */
export function processIo(): Io {
  const stop = new AbortController();
  const onSignal = (): void => {
    // Who asks twice does not want to wait for things to be put in order.
    if (stop.signal.aborted) process.exit(SECOND_SIGNAL);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  goThroughProxies(process.env);
  endQuietly(process.stdout, stop);
  endQuietly(process.stderr, stop);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: stop.signal,
  };
}

/** A reader that has gone away, as `head` does, ends the run without a word. */
function endQuietly(output: Output, stop: AbortController): void {
  output.on('error', () => stop.abort());
}
