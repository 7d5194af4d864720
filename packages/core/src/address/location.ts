import type { BrandCapabilities } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '../locale/language.ts';
import { parseQuery, setParameter, singleValueOf, valuesOf, writeQuery } from './query.ts';

/** The child routes under a region (spec 2); `''` and `login` are both the login. */
export const STEPS = ['login', 'login-failed', 'reset', 'tfa', 'force-password'] as const;

/** The last segment of a path, the login's being optional. */
export type Step = (typeof STEPS)[number];

/** Where a visitor stands on the site, and in which language: what an address says. */
export interface Visit {
  readonly region: Region | null;
  readonly language: Language;
  /** The query with its `?`, or empty; kept through the whole flow. */
  readonly query: string;
}

/** An address, understood: a step to show, or another address to go to instead. */
export type Location =
  | { readonly kind: 'step'; readonly step: Step; readonly visit: Visit }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly query: string };

/**
 * Reads a path and a query by a brand's routes (spec 2). Unknown paths fall back to the brand's root, or, where
 * it has regions, to the region that `lang` names, else its first; the query is kept.
 */
export function readLocation(brand: BrandCapabilities, path: string, query: string): Location {
  const segments = path.split('/').filter((segment) => segment !== '');
  const region = brand.regions.find((known) => known === segments[0]) ?? null;
  const rest = region === null ? segments : segments.slice(1);
  const step = rest.length === 0 ? 'login' : STEPS.find((known) => known === rest[0]);
  const known = step !== undefined && rest.length <= 1 && (region !== null || brand.regions.length === 0);
  if (known) return { kind: 'step', step, visit: { region, language: queryLanguage(query), query } };
  return { kind: 'elsewhere', path: regionRoot(fallbackRegion(brand, query)), query };
}

/**
 * The rule of the first navigation (spec 2): with a `lang` in the query, an address that is not the region's login
 * gives way to the login, keeping only `lang`.
 */
export function readFirstLocation(brand: BrandCapabilities, path: string, query: string): Location {
  const location = readLocation(brand, path, query);
  const languages = valuesOf(parseQuery(query), 'lang');
  if (location.kind === 'elsewhere' || location.step === 'login' || languages.length === 0) return location;
  const kept = writeQuery(languages.map((lang) => ['lang', lang]));
  return { kind: 'elsewhere', path: pathOf(location.visit.region, 'login'), query: `?${kept}` };
}

/** The path of a step, the login by its own name. */
export const pathOf = (region: Region | null, step: Step): string =>
  region === null ? `/${step}` : `/${region}/${step}`;

/** The path of a region's root, where its login stands: `/en-uk`, or `/` where a brand has no regions. */
export const regionRoot = (region: Region | null): string => (region === null ? '/' : `/${region}`);

/** The query of a visit in another language: its `lang` replaced, all else kept byte for byte. */
export const withLanguage = (query: string, language: Language): string =>
  setParameter(query, 'lang', language);

/** The one `lang` value of a query; a repeated one counts as none. */
export const queryLang = (query: string): string | null => singleValueOf(parseQuery(query), 'lang');

function queryLanguage(query: string): Language {
  const lang = queryLang(query);
  return lang === null ? DEFAULT_LANGUAGE : languageOf(lang);
}

function fallbackRegion(brand: BrandCapabilities, query: string): Region | null {
  const lang = queryLang(query)?.toLowerCase();
  return brand.regions.find((region) => region === lang) ?? brand.regions[0] ?? null;
}
