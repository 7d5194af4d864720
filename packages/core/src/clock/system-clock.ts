import type { Cancellation } from '../cancellation/cancellation.ts';

/** The timers of browsers and of Node. Core is compiled without their types. */
interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The `Clock` of browsers and of Node. Its timers are monotonic: a changed time of day moves no deadline. */
export const systemClock = {
  now: (): number => Date.now(),
  wait(milliseconds: number, cancellation: Cancellation): Promise<void> {
    const timers = globalThis as unknown as Timers;
    return new Promise((resolve) => {
      const finish = (): void => {
        timers.clearTimeout(timer);
        stopListening();
        resolve();
      };
      const timer = timers.setTimeout(finish, milliseconds);
      let stopListening = (): void => {};
      stopListening = cancellation.onCancel(finish);
    });
  },
};
