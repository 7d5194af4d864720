import type { StampRule } from './stamp-data.ts';

type Rule = Omit<StampRule, 'words'>;

/**
 * Says whether the document is the right one for an address. It has no more than the login form, so it is not for the
 * paths of other screens. A `redirect_uri` must be listed as it is: whatever else may be accepted is left to the rules
 * of core, before the form is shown.
 */
export function applies(rule: Rule, pathname: string, search: string): boolean {
  // The first `URLSearchParams` of a page is slow to create, and most addresses have no query.
  const query = search === '' ? undefined : new URLSearchParams(search);
  const valuesOf = (name: string): readonly string[] => query?.getAll(name) ?? [];
  const uris = valuesOf('redirect_uri');
  const isListed = uris.length === 1 && valuesOf('state').length < 2 && listed(rule, uris[0]);
  if (uris.length === 0 ? rule.redirectNeeded : !isListed) return false;
  const langs = rule.addresses[pathname.replace(/(.)\/$/, '$1')] ?? [];
  return langs.includes(langOf(rule, valuesOf('lang')));
}

const listed = ({ redirectUris }: Rule, uri = ''): boolean => redirectUris.includes(uri);

/** The value by which a server chooses the document: the one given, its language, or none. */
function langOf({ langs }: Rule, [given, ...more]: readonly string[]): string {
  if (given === undefined) return '';
  if (more.length > 0) return 'en';
  const lang = given.toLowerCase();
  return [lang, lang.split('-')[0] ?? ''].find((known) => langs.includes(known)) ?? '';
}
