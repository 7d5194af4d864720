import type { Configuration } from '@gatehouse-login/core';

/**
 * Returns the title of a document: the heading of the screen and the name of the brand, in the page's language. The login
 * in English has the title of its configuration (functional spec, names and addresses).
 */
export function pageTitleOf(
  heading: string,
  { brandName, pageTitle }: Pick<Configuration, 'brandName' | 'pageTitle'>,
  isEnglishLogin: boolean,
): string {
  if (isEnglishLogin && pageTitle !== '') return pageTitle;
  return brandName === '' ? heading : `${heading} - ${brandName}`;
}
