import type { Clock } from '@gatehouse-login/core';

/** The environment's own clock; its timers are monotonic, so that a changed time of day moves no deadline. */
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
