import type { Clock } from '@gatehouse-login/core';

/** The clock of this machine, as far as a stream needs it. */
export const systemClock: Pick<Clock, 'wait'> = {
  wait: (milliseconds, cancellation) =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stopListening();
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      let stopListening = (): void => {};
      stopListening = cancellation.onCancel(finish);
    }),
};
