/** Counts the work that the visitor is waiting for; busy above zero (spec 4, spinner counter). */
export interface SpinnerCounter {
  /** Increments the count. */
  show(): void;
  /** Decrements the count, never below zero. */
  hide(): void;
  /** Returns the count. */
  getCount(): number;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates a counter that starts at `initial`, or at zero if that is negative. */
export function makeSpinnerCounter(initial = 0): SpinnerCounter {
  const listeners = new Set<{ readonly tell: () => void }>();
  let count = Math.max(0, initial);
  const change = (next: number): void => {
    if (next === count) return;
    count = next;
    for (const { tell } of [...listeners]) tell();
  };
  return {
    show: () => change(count + 1),
    hide: () => change(Math.max(0, count - 1)),
    getCount: () => count,
    subscribe(tell) {
      const listener = { tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
