import type { BrandCapabilities } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '../locale/language.ts';
import { parseQuery, setParameter, singleValueOf, valuesOf, writeQuery } from './query.ts';

/** The child routes under a region (spec 2). An empty path is the login too. */
export const STEPS = ['login', 'login-failed', 'reset', 'tfa', 'force-password'] as const;

/** The last segment of a path. */
export type Step = (typeof STEPS)[number];

/** What an address says besides the step. */
export interface Visit {
  /** The region in the path, or null for a brand without regions. */
  readonly region: Region | null;
  /** The language, from the path or the query. */
  readonly language: Language;
  /** The query with its `?`, or an empty string. It is kept through the whole flow. */
  readonly query: string;
}

/** A parsed address: a step to show, or another address to redirect to. */
export type Location =
  | {
      readonly kind: 'step';
      /** The step to show. */
      readonly step: Step;
      /** What the address says besides the step. */
      readonly visit: Visit;
    }
  | {
      readonly kind: 'elsewhere';
      /** The path to redirect to. */
      readonly path: string;
      /** The query to redirect with, with its `?`, or an empty string. */
      readonly query: string;
    };

/**
 * Parses a path and a query by a brand's routes (spec 2). An unknown path redirects to the brand's root or,
 * if the brand has regions, to the region that `lang` names, else to the first one. The query is kept.
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
 * Like `readLocation`, with the rule of the first navigation (spec 2): if the query has a `lang`, a step
 * other than the login redirects to the region's login and keeps only `lang`.
 */
export function readFirstLocation(brand: BrandCapabilities, path: string, query: string): Location {
  const location = readLocation(brand, path, query);
  const languages = valuesOf(parseQuery(query), 'lang');
  if (location.kind === 'elsewhere' || location.step === 'login' || languages.length === 0) return location;
  const kept = writeQuery(languages.map((lang) => ['lang', lang]));
  return { kind: 'elsewhere', path: pathOf(location.visit.region, 'login'), query: `?${kept}` };
}

/** Returns the path of a step, such as `/en-uk/reset`. The login's ends in `/login`. */
export const pathOf = (region: Region | null, step: Step): string =>
  region === null ? `/${step}` : `/${region}/${step}`;

/** Returns the path of a region's root, which shows its login: `/en-uk`, or `/` without a region. */
export const regionRoot = (region: Region | null): string => (region === null ? '/' : `/${region}`);

/** Replaces the `lang` of a query and keeps everything else byte for byte. */
export const withLanguage = (query: string, language: Language): string =>
  setParameter(query, 'lang', language);

/** Returns the `lang` of a query, or null if it is missing or repeated. */
export const queryLang = (query: string): string | null => singleValueOf(parseQuery(query), 'lang');

function queryLanguage(query: string): Language {
  const lang = queryLang(query);
  return lang === null ? DEFAULT_LANGUAGE : languageOf(lang);
}

function fallbackRegion(brand: BrandCapabilities, query: string): Region | null {
  const lang = queryLang(query)?.toLowerCase();
  return brand.regions.find((region) => region === lang) ?? brand.regions[0] ?? null;
}
