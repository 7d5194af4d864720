import { makeHttpTranslationSource, makeTransport } from '@gatehouse-login/adapters-http';
import type { Texts, Visit } from '@gatehouse-login/core';
import { makeLoadTexts } from '../../i18n/texts.ts';
import type { Look } from '../address.ts';
import { pseudoTexts } from '../pseudo-locale.ts';
import { markTexts } from '../texts/mark.ts';

const files = makeTransport({
  fetch: (url, init) => fetch(url, init),
  cookie: () => null,
  apiBase: '',
  origin: window.location.origin,
  // Unlike the site, the gallery may be served below a path.
  siteBase: new URL('.', document.baseURI).href,
});
const loadTexts = makeLoadTexts(makeHttpTranslationSource(files));

/** Returns the texts of a look's language, marked if it asks for their places. A pseudo-locale's are made of the English. */
export async function textsIn({ lang, text }: Pick<Look, 'lang' | 'text'>, visit: Visit): Promise<Texts> {
  const isPseudo = lang === 'pseudo' || lang === 'pseudo-rtl';
  const texts = isPseudo
    ? pseudoTexts(await loadTexts({ ...visit, language: 'en' }), lang)
    : await loadTexts(visit);
  return text === '' ? texts : markTexts(texts);
}
