import { BRAND_TABLE, BRANDS, isBrand, REGIONS, type Region } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { Given } from '../../flags/flag.ts';
import type { LOGIN_FLAGS } from '../../flags/login-flags.ts';
import type { WHERE_FLAGS } from '../../flags/site-flags.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { input, say } from '../../report/sentence.ts';
import { oneOf } from '../../report/suggestion.ts';
import { optional, readLang, readPlatform } from '../../site/readers.ts';
import { readSiteAddress, type SiteAddress } from '../../site/site-address.ts';
import { regionOf, type Wishes } from '../../site/visit.ts';

/** Which login page is meant, and what a visitor asks it for. Checked as far as possible without the site. */
export interface Where extends Wishes {
  readonly target:
    | { readonly kind: 'site'; readonly address: SiteAddress }
    | { readonly kind: 'sandbox'; readonly persona: string | undefined };
  readonly user: string | undefined;
  /** The deadline of each call in milliseconds. */
  readonly timeout: number | undefined;
}

/** The flags that name a place, and the persons of the sandbox, for commands that have them. */
export type WhereGiven = Partial<
  Given<typeof WHERE_FLAGS & Pick<typeof LOGIN_FLAGS, 'persona' | 'user' | 'timeout'>>
>;

/** Reads the flags that name a place. */
export function readWhere(given: WhereGiven): Result<Where, UsageError> {
  return Result.combine([
    readTarget(given),
    optional(given.brand, (text) => oneOf('There is no brand', text, BRANDS)),
    optional(given.region, (text) => readRegion(text, given.brand)),
    optional(given.lang, readLang),
    optional(given.platform, readPlatform),
    optional(given.timeout, readTimeout),
  ]).map(([target, brand, region, lang, platform, timeout]) => ({
    target,
    brand,
    region,
    lang,
    platform,
    timeout,
    configFile: given.config,
    redirectUri: given['redirect-uri'],
    state: given.state,
    user: given.user,
  }));
}

function readTarget({
  site,
  sandbox,
  persona,
  user,
  config,
}: WhereGiven): Result<Where['target'], UsageError> {
  const choose = 'Give --site URL, or --sandbox for a built-in platform.';
  if (site !== undefined && sandbox) {
    return err(usageError('A login can go to only one place.', choose));
  }
  if (persona !== undefined && !sandbox) {
    return err(usageError('--persona names a person of the built-in sandbox.', 'Add --sandbox.'));
  }
  if (persona !== undefined && user !== undefined) {
    return err(usageError('A login is for only one person.', 'Give either --persona or --user.'));
  }
  if (sandbox && config !== undefined) {
    return err(usageError('The built-in sandbox has its own configuration.', 'Give --config with --site.'));
  }
  if (sandbox) return ok({ kind: 'sandbox', persona });
  if (site === undefined) return err(usageError('No flag says where to log in.', choose));
  return readSiteAddress(site).map((address) => ({ kind: 'site', address }));
}

// The regions of a named brand are known. Without a name, the site's own brand is checked later.
function readRegion(text: string, named: string | undefined): Result<Region, UsageError> {
  return isBrand(named)
    ? regionOf(named, BRAND_TABLE[named], text, say`Leave ${input('region')} out.`)
    : oneOf('There is no region', text, REGIONS);
}

/** Reads a number of seconds, in milliseconds. */
export function readTimeout(text: string): Result<number, UsageError> {
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0 && seconds <= 3600) return ok(seconds * 1000);
  return err(
    usageError(
      'The value of --timeout is not a number of seconds.',
      'Give a number up to 3600, such as 30 or 0.5.',
    ),
  );
}
