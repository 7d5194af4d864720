import type { ShownTheme } from '@gatehouse-login/core';

/** The theme that the page is shown in, as `data-theme` and the visitor's system say. */
export const browserTheme: ShownTheme = () => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark') return 'dark';
  return theme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
