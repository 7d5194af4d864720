/** Tells work in progress that nobody waits for it any more; adapters turn it into their own means. */
export interface Cancellation {
  readonly cancelled: boolean;
  /** Calls the listener once, at once if it has happened already; the answer takes the listener off again. */
  onCancel(listener: () => void): () => void;
}

/** A cancellation and the switch that sets it off. */
export interface CancellationSource extends Cancellation {
  cancel(): void;
}

/** Makes a cancellation that has not happened. */
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

/** A cancellation that never happens. */
export const NEVER_CANCELLED: Cancellation = { cancelled: false, onCancel: () => () => {} };
