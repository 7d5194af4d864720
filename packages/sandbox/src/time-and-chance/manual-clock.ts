import type { SandboxClock } from './clock.ts';

/** A clock that stands still until it is advanced, so that a test can reach an expiry without waiting. */
export interface ManualClock extends SandboxClock {
  /** Moves the time forward and resolves every wait that ends by then. */
  readonly advance: (ms: number) => void;
}

/** Makes a manual clock that starts at `start`, in milliseconds since 1970. It starts now by default. */
export function makeManualClock(start: number = Date.now()): ManualClock {
  let time = start;
  const waits = new Set<{ readonly until: number; readonly end: () => void }>();
  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || ms <= 0) return resolve();
        function end(): void {
          waits.delete(wait);
          signal.removeEventListener('abort', end);
          resolve();
        }
        const wait = { until: time + ms, end };
        waits.add(wait);
        signal.addEventListener('abort', end, { once: true });
      }),
    advance: (ms) => {
      time += ms;
      for (const wait of [...waits]) if (wait.until <= time) wait.end();
    },
  };
}
