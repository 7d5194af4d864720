/** How many pieces of work the visitor is waiting for; busy above zero (spec 4, spinner counter). */
export interface SpinnerCounter {
  show(): void;
  /** Takes one off, never below zero. */
  hide(): void;
  getCount(): number;
  /** Tells of every change; the answer stops it. */
  subscribe(listener: () => void): () => void;
}

/** Makes a counter that starts at `initial`, or at zero where that is less. */
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
