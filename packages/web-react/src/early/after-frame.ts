/** How long to wait for a frame, in milliseconds. A tab in the background draws none. */
const PATIENCE = 500;

/** Calls a function after the next frame has been drawn. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  // The callback of the second frame runs after the first frame has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, PATIENCE);
}
