import type { Cancellation } from '@gatehouse-login/core';

/** Resolves with the result of the work, or with null as soon as it is cancelled. */
export function unlessCancelled<Value>(
  work: Promise<Value>,
  cancellation: Cancellation,
): Promise<Value | null> {
  let stopListening = (): void => {};
  const cancelled = new Promise<null>((resolve) => {
    stopListening = cancellation.onCancel(() => resolve(null));
  });
  return Promise.race([work, cancelled]).finally(() => stopListening());
}
