import {
  type Configuration,
  capabilitiesOf,
  configuredPlatforms,
  DEFAULT_LANGUAGE,
  readLocation,
  regionRoot,
  setParameter,
  type Visit,
} from '@gatehouse/core';
import { err, ok, type Result } from 'neverthrow';
import { oneOf } from '../arguments/nearest.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginPlan } from './plan.ts';
import type { SiteAddress } from './site-address.ts';

type Wishes = Pick<LoginPlan, 'brand' | 'region' | 'lang' | 'platform' | 'redirectUri' | 'state'>;

/**
 * Where on a site the login begins: the address as a browser would read it, with what the flags ask for in its place.
 * What the site's brand does not have is a wrong use.
 */
export function readVisit(
  wishes: Wishes,
  address: SiteAddress,
  configuration: Configuration,
): Result<Visit, UsageError> {
  return checkBrand(wishes, configuration)
    .andThen(() => checkRegion(wishes, configuration))
    .andThen(() => checkPlatform(wishes, configuration))
    .map(() => visitAt(wishes, address, configuration));
}

function visitAt(wishes: Wishes, address: SiteAddress, { brand }: Configuration): Visit {
  const capabilities = capabilitiesOf(brand);
  const query = queryOf(wishes, address.query);
  const path = wishes.region === undefined ? address.path : regionRoot(wishes.region);
  const location = readLocation(capabilities, path, query);
  if (location.kind === 'step') return location.visit;
  const fallback = readLocation(capabilities, location.path, query);
  // A brand's own root is always one of its steps.
  return fallback.kind === 'step' ? fallback.visit : { region: null, language: DEFAULT_LANGUAGE, query };
}

function queryOf({ lang, redirectUri, state }: Wishes, query: string): string {
  const wanted = Object.entries({ lang, redirect_uri: redirectUri, state }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return wanted.reduce((kept, [name, value]) => setParameter(kept, name, value), query);
}

function checkBrand({ brand }: Wishes, configuration: Configuration): Result<null, UsageError> {
  if (brand === undefined || brand === configuration.brand) return ok(null);
  return err(
    usageError(
      `The site is of the brand ${configuration.brand}, not ${brand}.`,
      'Leave --brand out, or go to another site.',
    ),
  );
}

function checkRegion({ region }: Wishes, { brand }: Configuration): Result<null, UsageError> {
  const { regions } = capabilitiesOf(brand);
  if (region === undefined) return ok(null);
  if (regions.length === 0) {
    return err(usageError(`The brand ${brand} has no regions.`, 'Leave --region out.'));
  }
  return oneOf(`The brand ${brand} has no region`, region, regions).map(() => null);
}

function checkPlatform({ platform }: Wishes, configuration: Configuration): Result<null, UsageError> {
  const platforms = configuredPlatforms(configuration);
  if (platform === undefined || platforms.length === 0) return ok(null);
  return oneOf('The site leads to no platform', platform, platforms).map(() => null);
}
