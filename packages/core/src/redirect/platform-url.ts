import { writeQuery } from '../address/query.ts';
import type { Configuration, PlatformType } from '../configuration/configuration.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../configuration/template-names.ts';
import { fillTemplate, hasPlaceholder, joinAddress, joinQueries, splitAddress } from './template.ts';

/** The thirteen values of a platform address (spec 7), as texts. */
export type PlatformValues = Readonly<Record<TemplateName, string>>;

/** Encrypts a query into one text (docs/unknowns.md, the encrypted query). */
export type EncryptQuery = (plaintext: string) => string;

/**
 * The platform that a page parameter or a visitor's choice leads to: `page=settings` wins over the choice, a
 * choice without an address gives way to the first platform that has one. Null when none is configured.
 */
export function choosePlatform(
  configuration: Configuration,
  page: string,
  chosen: PlatformType,
): PlatformType | null {
  const { redirects } = configuration.urls;
  const wanted = page === 'settings' ? 'settings' : chosen;
  if (redirects[wanted] !== undefined) return wanted;
  if (redirects[chosen] !== undefined) return chosen;
  return (['webtrader', 'advantage', 'settings'] as const).find((platform) => redirects[platform]) ?? null;
}

/**
 * The platform's address (spec 7): the template filled, or all thirteen values as query parameters where it has no
 * placeholder; then the skin's entries; then, if asked, the whole query encrypted into `encryptedParam`. A fragment
 * stays where it is.
 */
export function buildPlatformUrl(
  configuration: Configuration,
  template: string,
  values: PlatformValues,
  encrypt?: EncryptQuery,
): string {
  const filled = splitAddress(fillTemplate(template, values));
  const own = hasPlaceholder(template) ? '' : writeQuery(TEMPLATE_NAMES.map((name) => [name, values[name]]));
  const query = joinQueries(filled.query, own, writeQuery(Object.entries(configuration.skin)));
  if (encrypt === undefined) return joinAddress({ ...filled, query });
  return joinAddress({ ...filled, query: writeQuery([[configuration.encryptedParam, encrypt(query)]]) });
}
