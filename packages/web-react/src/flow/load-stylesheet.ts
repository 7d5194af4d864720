/** Loads a style sheet. Resolves when it is there, and also when it does not come: a page without it can still be used. */
export const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
