import type { Configuration } from '@gatehouse-login/core';

/** Dresses the page as a brand: title, icon, theme, and the colours that its skin sets. */
export function dressPage({ brand, pageTitle, defaultTheme, skin }: Configuration): void {
  const { dataset, style } = document.documentElement;
  dataset.brand = brand;
  dataset.theme = defaultTheme;
  if (pageTitle !== '') document.title = pageTitle;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/assets/brands/${brand}/mark.svg`);
  const { accent } = skin;
  if (accent !== undefined && CSS.supports('color', accent)) style.setProperty('--accent', accent);
}
