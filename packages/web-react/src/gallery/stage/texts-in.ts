import { makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import type { Texts, Visit } from '@gatehouse-login/core';
import { makeBrowserTransport } from '../../composition/browser-transport.ts';
import { makeLoadTexts } from '../../i18n/texts.ts';
import type { Look } from '../address.ts';
import { pseudoTexts } from '../pseudo-locale.ts';

const loadTexts = makeLoadTexts(makeHttpTranslationSource(makeBrowserTransport()));

/** Returns the texts of a look's language. Those of a pseudo-locale are made from the English ones. */
export async function textsIn({ lang }: Look, visit: Visit): Promise<Texts> {
  if (lang !== 'pseudo' && lang !== 'pseudo-rtl') return loadTexts(visit);
  return pseudoTexts(await loadTexts({ ...visit, language: 'en' }), lang);
}
