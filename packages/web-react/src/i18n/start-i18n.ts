import type { Language, Texts } from '@gatehouse-login/core';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Formats numbers for the language, but always with the digits 0 to 9, as in codes and prices. */
const NUMBERS = {
  type: 'formatter',
  format: (value: unknown, _format?: string, locale?: string) =>
    typeof value === 'number' ? value.toLocaleString(locale, { numberingSystem: 'latn' }) : value,
} as FormatterModule;

/** Starts the translations: flat keys, `{name}` for values. A missing text shows its key (spec 7). */
export function startI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(NUMBERS)
    .init({
      lng: language,
      resources: { [language]: { translation: { ...texts } } },
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      // React escapes what it renders.
      interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
    });
  return instance;
}

/** Changes the language and the texts. */
export function changeTexts(instance: i18n, language: Language, texts: Texts): void {
  instance.removeResourceBundle(language, 'translation');
  instance.addResourceBundle(language, 'translation', { ...texts });
  void instance.changeLanguage(language);
}
