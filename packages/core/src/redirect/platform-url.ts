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

/** One part of a platform's query, its values still to be filled in; and the skin's entry that it is, if any. */
export interface QueryPart {
  readonly written: string;
  readonly skin?: string;
}

/**
 * What a platform's query consists of (spec 7): the template's own; all thirteen values where the template has no
 * placeholder; the skin's entries. A part may be empty.
 */
export const platformQuery = ({ skin }: Configuration, template: string): readonly QueryPart[] => [
  { written: splitAddress(template).query },
  { written: hasPlaceholder(template) ? '' : TEMPLATE_NAMES.map((name) => `${name}={${name}}`).join('&') },
  ...Object.entries(skin).map((entry) => ({ written: writeQuery([entry]), skin: entry[0] })),
];

/**
 * The platform's address: the template and its query filled in; then, if asked, the whole query encrypted into
 * `encryptedParam`. A fragment stays where it is.
 */
export function buildPlatformUrl(
  configuration: Configuration,
  template: string,
  values: PlatformValues,
  encrypt?: EncryptQuery,
): string {
  const { base, fragment } = splitAddress(template);
  const parts = platformQuery(configuration, template).map(({ written }) => written);
  const query = fillTemplate(joinQueries(...parts), values);
  return joinAddress({
    base: fillTemplate(base, values),
    query: encrypt === undefined ? query : writeQuery([[configuration.encryptedParam, encrypt(query)]]),
    fragment: fillTemplate(fragment, values),
  });
}
