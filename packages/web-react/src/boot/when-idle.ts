/**
 * Calls a function when the browser has nothing better to do, or after so many milliseconds. Safari cannot tell, so there
 * it is the next task.
 */
export function whenIdle(work: () => void, timeout?: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, timeout ? { timeout } : {});
  else setTimeout(work);
}
