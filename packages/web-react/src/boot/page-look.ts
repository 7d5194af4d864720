import type { Configuration } from '@gatehouse-login/core';

/** Gives the page the look of its brand: title, icon, theme, and the accent that its skin sets. */
export function dressPage({ brand, pageTitle, defaultTheme, skin }: Configuration): void {
  const { dataset, style } = document.documentElement;
  dataset.brand = brand;
  dataset.theme = defaultTheme;
  // The accent of a stamped document, which is a rule of its style sheet.
  delete dataset.accent;
  if (pageTitle !== '') document.title = pageTitle;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/assets/brands/${brand}/mark.svg`);
  const { accent } = skin;
  if (accent !== undefined && CSS.supports('color', accent)) style.setProperty('--accent', accent);
}
