import type { Clock } from '@gatehouse-login/core';

/** The machine's clock; waiting ends early when it is cancelled. */
export const machineClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, cancellation) =>
    new Promise((resolve) => {
      let stopListening = (): void => {};
      const timer = setTimeout(finish, milliseconds);
      stopListening = cancellation.onCancel(finish);
      function finish(): void {
        clearTimeout(timer);
        stopListening();
        resolve();
      }
    }),
};
