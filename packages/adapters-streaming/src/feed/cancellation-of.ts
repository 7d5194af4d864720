import { type Cancellation, makeCancellation } from '@gatehouse-login/core';
import type { StopSignal } from './stop-signal.ts';

/** Returns the cancellation that `MarketStream.connect` takes, for an `AbortSignal`. */
export function cancellationOf(signal: StopSignal): Cancellation {
  const source = makeCancellation();
  if (signal.aborted) source.cancel();
  else signal.addEventListener('abort', source.cancel, { once: true });
  return source;
}
