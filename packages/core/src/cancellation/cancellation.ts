/**
 * Signals that nobody needs the work in progress any more. It stands in for
 * `AbortSignal`, which needs DOM types.
 */
export interface Cancellation {
  readonly cancelled: boolean;
  /**
   * Calls the listener once on cancellation, or at once if that has already happened. Returns a
   * function that unsubscribes.
   */
  onCancel(listener: () => void): () => void;
}

/** A cancellation and the function that triggers it. */
export interface CancellationSource extends Cancellation {
  cancel(): void;
}

/** Creates a cancellation that has not been triggered. */
export function makeCancellation(): CancellationSource {
  const listeners = new Set<() => void>();
  let cancelled = false;
  return {
    get cancelled() {
      return cancelled;
    },
    onCancel(listener) {
      if (cancelled) {
        listener();
        return () => {};
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel() {
      if (cancelled) return;
      cancelled = true;
      for (const listener of listeners) listener();
      listeners.clear();
    },
  };
}

/** A cancellation that is never triggered. */
export const NEVER_CANCELLED: Cancellation = { cancelled: false, onCancel: () => () => {} };
