import type { Cancellation, Runner } from '@gatehouse-login/core';

/**
 * Waits until a state fits, or until a flow rests, but in that case not before `patience` milliseconds are over: a timer may
 * still change the state. A cancellation ends the wait.
 */
export function restOf(
  runner: Pick<Runner, 'settled' | 'subscribe'>,
  fits: () => boolean,
  patience: number,
  cancellation: Cancellation,
): Promise<void> {
  if (fits() || cancellation.cancelled) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe();
      stopListening();
      resolve();
    };
    const unsubscribe = runner.subscribe(() => {
      if (fits()) done();
    });
    const stopListening = cancellation.onCancel(done);
    const timer = setTimeout(() => void runner.settled().then(done), patience);
  });
}
