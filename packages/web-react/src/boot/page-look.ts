import type { Configuration } from '@gatehouse-login/core';

/** Gives the page the look of its brand: title, icon, theme, and the accent that its skin sets. */
export function dressPage({ brand, pageTitle, defaultTheme, skin }: Configuration): void {
  const { dataset, style } = document.documentElement;
  dataset.brand = brand;
  dataset.theme = defaultTheme;
  if (pageTitle !== '') document.title = pageTitle;
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', `${import.meta.env.BASE_URL}assets/brands/${brand}/mark.svg`);
  // A stamped document may have the accent of an older configuration.
  delete dataset.accent;
  const { accent = '' } = skin;
  if (CSS.supports('color', accent)) {
    dataset.accent = '';
    style.setProperty('--accent', accent);
  }
}
