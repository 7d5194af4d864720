/** Resolves when a style sheet is there, and also when it does not come: a page without it can still be used. */
const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });

export function loadStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return arrived(link);
}

/**
 * Applies the complete style sheet. A stamped document has the styles of its first frame, and a link to this one that
 * does not apply yet.
 */
export async function completeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-complete]');
  if (link === null) return;
  const loading = arrived(link);
  link.media = 'all';
  if (link.sheet === null) await loading;
}
