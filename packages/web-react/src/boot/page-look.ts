import { type Configuration, directionOf, type Language } from '@gatehouse-login/core';

const ROOT = (): HTMLElement => document.documentElement;

/** Dresses the page as a brand: title, theme, and the colours that its skin sets. */
export function dressPage({ brand, pageTitle, defaultTheme, skin }: Configuration): void {
  const { dataset, style } = ROOT();
  dataset.brand = brand;
  dataset.theme = defaultTheme;
  if (pageTitle !== '') document.title = pageTitle;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/assets/brands/${brand}/mark.svg`);
  const { accent } = skin;
  if (accent !== undefined && CSS.supports('color', accent)) style.setProperty('--accent', accent);
}

/** Sets the page's language and direction. */
export function speak(language: Language): void {
  ROOT().lang = language;
  ROOT().dir = directionOf(language);
}

/** The theme that the visitor sees: `auto` as his system resolves it. */
export function shownTheme(): 'light' | 'dark' {
  const { theme } = ROOT().dataset;
  if (theme === 'dark') return 'dark';
  return theme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
