import { type Cancellation, makeCancellation } from '@gatehouse-login/core';

/** The core's cancellation, set off by a signal of the surroundings. */
export function cancellationOf(signal: AbortSignal | undefined): Cancellation {
  const source = makeCancellation();
  if (signal?.aborted) source.cancel();
  signal?.addEventListener('abort', () => source.cancel(), { once: true });
  return source;
}

/** What the work comes to, or null as soon as it is cancelled. */
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
