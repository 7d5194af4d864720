/**
 * Applies the complete style sheet. A stamped document has the styles of its first frame, and a link to this one that
 * does not apply yet. Resolves when it is there, and also when it does not come: a page without it can still be used.
 */
export function completeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-complete]');
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    link.media = 'all';
    if (link.sheet !== null) resolve();
  });
}
