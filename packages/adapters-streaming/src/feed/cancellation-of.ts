import { type Cancellation, makeCancellation } from '@gatehouse-login/core';

/** Returns the cancellation that `MarketStream.connect` takes, for an `AbortSignal`. */
export function cancellationOf(signal: AbortSignal): Cancellation {
  const source = makeCancellation();
  if (signal.aborted) source.cancel();
  else signal.addEventListener('abort', source.cancel, { once: true });
  return source;
}
