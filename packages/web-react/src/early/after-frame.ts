/** How long a page waits that draws nothing, such as a tab in the background, in milliseconds. */
const PATIENCE = 500;

/** Calls a function once the next frame is on the screen. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  // The second frame begins when the first one has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, PATIENCE);
}
