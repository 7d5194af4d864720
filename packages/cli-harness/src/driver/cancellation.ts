import { type Cancellation, makeCancellation } from '@gatehouse-login/core';

/** A cancellation of the core that follows an abort signal. */
export function cancellationOf(signal: AbortSignal | undefined): Cancellation {
  const source = makeCancellation();
  if (signal?.aborted) source.cancel();
  signal?.addEventListener('abort', () => source.cancel(), { once: true });
  return source;
}

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
