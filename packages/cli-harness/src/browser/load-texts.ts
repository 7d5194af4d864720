import {
  type Configuration,
  isLanguage,
  queryLang,
  readLocation,
  translationFiles,
} from '@gatehouse-login/core';
import type { Page } from 'playwright-core';
import { makePageTexts, type PageTexts } from './page-texts.ts';

/** Returns the texts that a page uses now. Each of its files is read once. */
export function makeTextLoader(page: Page, { origin, capabilities }: Configuration) {
  const files = new Map<string, Promise<Record<string, unknown>>>();
  const made = new Map<string, PageTexts>();

  const read = (file: string): Promise<Record<string, unknown>> => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const fresh = page
      .context()
      .request.get(`${origin}/assets/i18n/${file}.json`)
      .then((answer) => answer.json() as Promise<Record<string, unknown>>)
      // The page then shows English, and so does this.
      .catch(() => ({}));
    files.set(file, fresh);
    return fresh;
  };

  return async (lang: string): Promise<PageTexts> => {
    const [language = ''] = lang.split('-');
    const { pathname, search } = new URL(page.url());
    const place = readLocation(capabilities, pathname, search);
    const region = place.kind === 'step' ? place.visit.region : null;
    const names = translationFiles(isLanguage(language) ? language : 'en', queryLang(search), region);
    const key = names.join();
    const texts = made.get(key) ?? makePageTexts(await Promise.all(names.map(read)));
    made.set(key, texts);
    return texts;
  };
}
