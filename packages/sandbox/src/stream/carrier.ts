import type { SandboxClock } from '../time-and-chance/clock.ts';
import type { StreamFaults } from './stream-faults.ts';
import type { Carrier } from './stream-session.ts';

/** The end of a connection that bytes go into. */
export interface Pipe {
  send(text: string): void;
  close(): void;
  destroy(): void;
}

const LINE_END = '\r\n';
const NEVER = new AbortController().signal;

/** Makes the carrier of a session from a connection. What goes wrong with lines on purpose happens here. */
export function makeCarrier(
  pipe: Pipe,
  faults: StreamFaults,
  clock: SandboxClock,
  pollFor: number | null = null,
): Carrier {
  let queue: Promise<void> | null = null;
  function later(act: () => void): void {
    const ms = faults.find('slow')?.ms;
    if (ms === undefined && queue === null) {
      act();
      return;
    }
    queue = (queue ?? Promise.resolve()).then(() => clock.wait(ms ?? 0, NEVER)).then(act);
  }
  function send(lines: readonly string[]): void {
    if (faults.find('silence') !== undefined) return;
    if (faults.find('split') === undefined) {
      pipe.send(lines.join(LINE_END) + LINE_END);
      return;
    }
    for (const line of lines) {
      const middle = Math.ceil(line.length / 2);
      pipe.send(line.slice(0, middle));
      pipe.send(line.slice(middle) + LINE_END);
    }
  }
  return {
    pollFor,
    write: (lines) => later(() => send(lines)),
    end: () => later(pipe.close),
    destroy: pipe.destroy,
  };
}
