/** Time as the sandbox sees it; a test hands in its own. */
export interface SandboxClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Settles after so many milliseconds, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const systemClock: SandboxClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
    }),
};

/** A clock that stands still until it is told to go on: expiry can be tested without waiting. */
export interface ManualClock extends SandboxClock {
  /** Lets so many milliseconds pass, and whoever waits for no more than that go on. */
  readonly advance: (ms: number) => void;
}

/** Makes a manual clock that starts at `start`, in milliseconds since 1970; now by default. */
export const makeManualClock = (start: number = Date.now()): ManualClock => {
  let time = start;
  const waiting = new Set<{ readonly until: number; readonly go: () => void }>();
  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || ms <= 0) return resolve();
        const go = (): void => {
          waiting.delete(one);
          signal.removeEventListener('abort', go);
          resolve();
        };
        const one = { until: time + ms, go };
        waiting.add(one);
        signal.addEventListener('abort', go, { once: true });
      }),
    advance: (ms) => {
      time += ms;
      for (const one of [...waiting]) if (one.until <= time) one.go();
    },
  };
};
