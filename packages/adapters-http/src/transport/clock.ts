import type { Waiting } from './deadline.ts';

/** Waits by the environment's own timer, which is monotonic in browsers and Node. */
export const timerClock: Waiting = {
  wait(milliseconds, cancellation) {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stopListening();
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      let stopListening = (): void => {};
      stopListening = cancellation.onCancel(finish);
    });
  },
};
