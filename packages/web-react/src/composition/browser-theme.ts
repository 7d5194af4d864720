import type { ShownTheme } from '@gatehouse-login/core';

/** Returns the theme that the page is shown in, from `data-theme` and the visitor's system. */
export const browserTheme: ShownTheme = () => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark') return 'dark';
  return theme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
