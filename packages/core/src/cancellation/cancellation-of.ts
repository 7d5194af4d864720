import { type Cancellation, makeCancellation } from './cancellation.ts';

/** What is used of an `AbortSignal`. It is described here, so that core needs neither the DOM's types nor Node's. */
export interface StopSignal {
  /** Whether the signal has been aborted. */
  readonly aborted: boolean;
  /** Calls the listener when the signal is aborted. */
  addEventListener(
    type: 'abort',
    listener: () => void,
    options?: {
      /** Whether the listener is removed after its first call. */
      readonly once: boolean;
    },
  ): void;
  /** Removes a listener. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Returns the cancellation that follows an `AbortSignal`. Without a signal, it is never triggered. */
export function cancellationOf(signal: StopSignal | undefined): Cancellation {
  const source = makeCancellation();
  if (signal?.aborted) source.cancel();
  else signal?.addEventListener('abort', source.cancel, { once: true });
  return source;
}
