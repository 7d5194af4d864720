import {
  type Brand,
  type BrandCapabilities,
  type Configuration,
  configuredPlatforms,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type PhoneNumber,
  type PlatformType,
  parseQuery,
  type Region,
  readLocation,
  regionRoot,
  setParameter,
  type Visit,
} from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input, say, type Words } from '../report/sentence.ts';
import { oneOf } from '../report/suggestion.ts';
import type { SiteAddress } from './site-address.ts';

/** What a visitor asks a site for. */
export interface Wishes {
  readonly brand?: Brand | undefined;
  readonly region?: Region | undefined;
  readonly lang?: string | undefined;
  readonly platform?: PlatformType | undefined;
  readonly redirectUri?: string | undefined;
  readonly state?: string | undefined;
  /** A phone number to log in by instead of a user name. */
  readonly phone?: PhoneNumber | undefined;
  /** A configuration file to use instead of the site's own. */
  readonly configFile?: string | undefined;
}

type VisitWishes = Omit<Wishes, 'configFile'>;

/**
 * Reads where on a site the login begins: the address as a browser reads it, with the values of the flags
 * in place of its own. Asking for something that the site's brand does not have is a usage error.
 */
export function readVisit(
  wishes: VisitWishes,
  address: SiteAddress,
  configuration: Configuration,
): Result<Visit, UsageError> {
  return checkBrand(wishes, configuration)
    .andThen(() => checkRegion(wishes, address, configuration))
    .andThen(() => checkLanguage(wishes, address))
    .andThen(() => checkPlatform(wishes, configuration))
    .andThen(() => checkTab(wishes, configuration))
    .map(() => visitAt(wishes, address, configuration));
}

function visitAt(wishes: VisitWishes, address: SiteAddress, { capabilities }: Configuration): Visit {
  const query = queryOf(wishes, address.query);
  const path = wishes.region === undefined ? address.path : regionRoot(wishes.region);
  const location = readLocation(capabilities, path, query);
  if (location.kind === 'step') return location.visit;
  const fallback = readLocation(capabilities, location.path, query);
  // The root of a brand is always one of its steps.
  return fallback.kind === 'step' ? fallback.visit : { region: null, language: DEFAULT_LANGUAGE, query };
}

function queryOf({ lang, redirectUri, state }: VisitWishes, query: string): string {
  const wanted = Object.entries({ lang, redirect_uri: redirectUri, state }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return wanted.reduce((kept, [name, value]) => setParameter(kept, name, value), query);
}

function checkBrand({ brand }: VisitWishes, configuration: Configuration): Result<null, UsageError> {
  if (brand === undefined || brand === configuration.brand) return ok(null);
  return err(
    usageError(
      `The brand of the site is ${configuration.brand}, not ${brand}.`,
      say`Leave ${input('brand')} out, or use another site.`,
    ),
  );
}

// A first segment that looks like a region. Any other path leads to the root of the brand, as on the page.
const LIKE_A_REGION = /^[a-z]{2}(?:[-_][a-z]{2,3})?$/i;

function checkRegion(
  { region }: VisitWishes,
  { path }: SiteAddress,
  { brand, capabilities }: Configuration,
): Result<null, UsageError> {
  if (region !== undefined)
    return regionOf(brand, capabilities, region, say`Leave ${input('region')} out.`).map(() => null);
  const first = path.split('/').find((segment) => segment !== '') ?? '';
  if (!LIKE_A_REGION.test(first)) return ok(null);
  return regionOf(brand, capabilities, first, 'Leave it out of the address of the login page.').map(
    () => null,
  );
}

/** The page ignores an unknown language. A script should be told of its mistake. */
function checkLanguage({ lang }: VisitWishes, { query }: SiteAddress): Result<null, UsageError> {
  if (lang !== undefined) return ok(null);
  const named = parseQuery(query).flatMap(([name, value]) => (name === 'lang' ? [value] : []));
  const codes = named.map((value) => value.split('-', 1)[0]?.toLowerCase() ?? '');
  return Result.combine(codes.map((code) => oneOf('There is no language', code, LANGUAGES))).map(() => null);
}

function checkPlatform({ platform }: VisitWishes, configuration: Configuration): Result<null, UsageError> {
  const platforms = configuredPlatforms(configuration);
  if (platform === undefined || platforms.length === 0) return ok(null);
  return oneOf('The site has no address for the platform', platform, platforms).map(() => null);
}

/** Whether the page has a tab for phone numbers (functional spec, names and addresses). */
function checkTab(
  { phone }: VisitWishes,
  { brand, capabilities, dualLoginSupported }: Configuration,
): Result<null, UsageError> {
  if (phone === undefined || dualLoginSupported || capabilities.defaultTab === 'phone') return ok(null);
  return err(
    usageError(
      `The login page of ${brand} takes no phone numbers.`,
      say`Give a user name with ${input('user')} instead.`,
    ),
  );
}

/** Reads a region of a brand. `leaveOut` is the advice if the brand has no regions. */
export function regionOf(
  brand: string,
  { regions }: BrandCapabilities,
  text: string,
  leaveOut: Words,
): Result<Region, UsageError> {
  if (regions.length === 0) return err(usageError(`The brand ${brand} has no regions.`, leaveOut));
  return oneOf(`The brand ${brand} has no region`, text, regions);
}
