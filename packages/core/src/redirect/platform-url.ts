import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { writeQuery } from '../address/query.ts';
import type { Configuration, PlatformType } from '../configuration/configuration.ts';
import { faultAt } from '../configuration/fault-at.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../configuration/template-names.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import type { BuiltAddress } from './built-address.ts';
import { encryptQuery } from './encrypt-query.ts';
import { type Filled, fillAddress, fillQuery } from './fill-address.ts';
import { hasPlaceholder, joinQueries, splitAddress } from './template.ts';

/** The thirteen values of a platform address (spec 7), as texts. */
export type PlatformValues = Readonly<Record<TemplateName, string>>;

/**
 * Chooses a platform: `page=settings` wins over the visitor's choice, and the first platform with an address
 * replaces a choice without one. Null if none is configured.
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
 * Builds a platform's address: fills in the template and its query, and encrypts the query if the configuration
 * says so. A fragment stays where it is.
 */
export function buildPlatformUrl(
  configuration: Configuration,
  platform: PlatformType,
  values: PlatformValues,
): ResultAsync<BuiltAddress, ConfigurationFault> {
  const field = `urls.redirects.${platform}`;
  const template = configuration.urls.redirects[platform];
  if (template === undefined) return errAsync(faultAt(field, 'is missing'));
  const query = platformQuery(configuration.skin, template, values, field);
  return encryptedIfAsked(configuration, query).andThen((sent) => fillAddress(template, values, field, sent));
}

/** The template's own query (spec 7); all thirteen values where it has no placeholder; the skin's entries. */
function platformQuery(
  skin: Configuration['skin'],
  template: string,
  values: PlatformValues,
  field: string,
): Filled {
  const all = TEMPLATE_NAMES.map((name) => `${name}={${name}}`).join('&');
  const queries = [
    fillQuery(splitAddress(template).query, values, field),
    fillQuery(hasPlaceholder(template) ? '' : all, values, field),
    ...Object.entries(skin).map((entry) => fillQuery(writeQuery([entry]), {}, `skin.${entry[0]}`)),
  ];
  return {
    text: joinQueries(...queries.map(({ text }) => text)),
    parts: queries.flatMap(({ parts }) => parts),
  };
}

/** Encrypts the query into one parameter, if the configuration says so. Only this function loads the cipher. */
function encryptedIfAsked(
  { encrypted, encryptedParam: name, encryption }: Configuration,
  query: Filled,
): ResultAsync<Filled, ConfigurationFault> {
  if (!encrypted) return okAsync(query);
  // A plain address never replaces an encrypted one.
  if (encryption === undefined) return errAsync(faultAt('encryption', 'is missing'));
  return ResultAsync.fromPromise(encryptQuery(query.text, encryption), () =>
    faultAt('encryption', 'could not be followed'),
  ).map((value) => ({
    text: writeQuery([[name, value]]),
    parts: [{ name, value, source: 'the whole query, encrypted', secret: value }],
  }));
}
