/** The longest that idle work is put off, in milliseconds. */
const LONGEST = 1_000;

/** Calls a function when the browser has nothing better to do. Safari cannot tell, so there it is the next task. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LONGEST });
  else setTimeout(work);
}
