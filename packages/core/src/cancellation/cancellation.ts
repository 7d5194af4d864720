/** Signals that the work in progress is no longer needed. Unlike `AbortSignal`, it needs no DOM types. */
export interface Cancellation {
  /** Whether it has happened. */
  readonly cancelled: boolean;
  /** Calls the listener once, on cancellation or at once if it happened. Returns an unsubscribe function. */
  onCancel(listener: () => void): () => void;
}

/** A cancellation and the function that triggers it. */
export interface CancellationSource extends Cancellation {
  /** Triggers the cancellation. A second call does nothing. */
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
