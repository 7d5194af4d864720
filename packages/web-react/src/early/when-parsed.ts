/**
 * Calls a function as soon as the parser has come to an element. Observers are called before the browser draws, so the
 * first frame that has the element shows what the function did.
 */
export function whenParsed(selector: string, work: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    work();
  });
  observer.observe(document, { childList: true, subtree: true });
}
