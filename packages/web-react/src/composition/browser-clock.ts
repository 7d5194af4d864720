import type { Clock } from '@gatehouse/core';

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, cancellation) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      cancellation.onCancel(() => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
