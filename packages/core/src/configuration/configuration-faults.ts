import { BRAND_TABLE } from '../brand/brand-table.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import { type ConfiguredSite, DEFAULT_ALGORITHM, PLATFORM_TYPES } from './configuration.ts';
import { parseConfiguration } from './parse-configuration.ts';

type Fields = Readonly<Record<string, unknown>>;

const API = 'https://api.invalid/';
const PLATFORM = 'https://platform.invalid/';
const REDIRECTS = { webtrader: PLATFORM };

/**
 * Lists everything that keeps a configuration from being used, in the order in which `parseConfiguration`, which returns
 * the first of them, looks. Empty if it can be used. A fault that only follows from another one is not listed.
 */
export function configurationFaults(json: unknown, site: ConfiguredSite): readonly ConfigurationFault[] {
  const found = new Map<string, ConfigurationFault>();
  const [brand = ''] = Object.keys(site.brands ?? BRAND_TABLE);
  // What may stand where a value is missing or wrong, so that the rest can be looked at.
  const standIns: Fields = {
    '': { brand, urls: { tradingApiUrl: API, redirects: REDIRECTS } },
    brand,
    urls: { tradingApiUrl: API, redirects: REDIRECTS },
    'urls.tradingApiUrl': API,
    'urls.redirects': REDIRECTS,
    ...Object.fromEntries(PLATFORM_TYPES.map((platform) => [`urls.redirects.${platform}`, PLATFORM])),
    'encryption.algorithm': DEFAULT_ALGORITHM,
  };
  for (let rest = json; ; ) {
    const parsed = parseConfiguration(rest, site);
    if (parsed.isOk()) break;
    const { field = '' } = parsed.error;
    // One of the same field follows from its stand-in.
    if (found.has(field)) break;
    found.set(field, parsed.error);
    const isKey = /^encryption(?!\.algorithm$)/.test(field);
    rest = isKey ? replaced(rest, ['encrypted'], false) : replaced(rest, field.split('.'), standIns[field]);
  }
  return [...found.values()];
}

/** A copy in which another value stands at a path. The whole is at the path `['']`. */
function replaced(json: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...below] = path;
  if (name === undefined || path.join('.') === '') return value;
  const fields: Fields = typeof json === 'object' && json !== null ? { ...json } : {};
  // A key may hold a dot, as in a list of addresses by region.
  const key = Object.hasOwn(fields, path.join('.')) ? path.join('.') : name;
  return { ...fields, [key]: replaced(fields[key], key === name ? below : [], value) };
}
