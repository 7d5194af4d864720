import type { Clock } from '@gatehouse-login/core';

/**
 * The clock of the browser or of Node. Its timers are monotonic: a changed time of day moves no deadline.
 */
export const systemClock: Clock = {
  now: () => Date.now(),
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
