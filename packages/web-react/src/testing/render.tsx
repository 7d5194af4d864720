import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Reads the texts of a file in `public/assets/i18n`. */
export function textsOf(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`../../public/assets/i18n/${file}.json`, import.meta.url), 'utf8'));
}

/** Renders an element to a string in plain Node, without a document. */
export function render(element: ReactElement, language = 'en'): string {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: { ...textsOf('en'), ...textsOf(language) } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return renderToString(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

/** Returns the text of a rendered page, without tags and entities. */
export function textIn(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
