/** The time of a sandbox. A test can replace it. */
export interface SandboxClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of this machine. */
export const systemClock: SandboxClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      function done(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
    }),
};
