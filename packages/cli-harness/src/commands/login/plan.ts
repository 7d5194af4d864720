import {
  BRAND_TABLE,
  BRANDS,
  type Brand,
  isBrand,
  isLanguage,
  LANGUAGES,
  languageOf,
  PLATFORM_TYPES,
  type PlatformType,
  REGIONS,
  type Region,
} from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import { oneOf } from '../arguments/nearest.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';
import { type PasswordSource, readPasswordSource } from './password-source.ts';
import { regionOf } from './region-choice.ts';
import { readSiteAddress, type SiteAddress } from './site-address.ts';

/** What a command line asks for, each value checked as far as it can be without the site. */
export interface LoginPlan {
  readonly target:
    | { readonly kind: 'site'; readonly address: SiteAddress }
    | { readonly kind: 'sandbox'; readonly persona: string | undefined };
  readonly brand: Brand | undefined;
  readonly region: Region | undefined;
  readonly lang: string | undefined;
  readonly platform: PlatformType | undefined;
  readonly redirectUri: string | undefined;
  readonly state: string | undefined;
  readonly user: string | undefined;
  readonly password: PasswordSource;
  /** Milliseconds for each call. */
  readonly timeout: number | undefined;
  readonly keepSession: boolean;
  readonly allowProduction: boolean;
}

/** Reads the plan of a login from its flags. */
export function readPlan(given: LoginGiven): Result<LoginPlan, UsageError> {
  return Result.combine([
    readTarget(given),
    optional(given.brand, (text) => oneOf('There is no brand', text, BRANDS)),
    optional(given.region, (text) => readRegion(text, given.brand)),
    optional(given.lang, readLang),
    optional(given.platform, (text) => oneOf('There is no platform', text, PLATFORM_TYPES)),
    optional(given.timeout, readTimeout),
    readPasswordSource(given),
  ]).map(([target, brand, region, lang, platform, timeout, password]) => ({
    target,
    brand,
    region,
    lang,
    platform,
    timeout,
    password,
    redirectUri: given['redirect-uri'],
    state: given.state,
    user: given.user,
    keepSession: given['keep-session'] || given['show-session'],
    allowProduction: given['allow-production'],
  }));
}

function readTarget({ site, sandbox, persona, user }: LoginGiven): Result<LoginPlan['target'], UsageError> {
  const choose = 'Give --site URL, or --sandbox for a built-in one.';
  if (site !== undefined && sandbox) return err(usageError('A login goes to one place alone.', choose));
  if (persona !== undefined && !sandbox) {
    return err(usageError('The people of --persona live in the built-in sandbox.', 'Add --sandbox.'));
  }
  if (persona !== undefined && user !== undefined) {
    return err(usageError('A login is for one person alone.', 'Give --persona or --user.'));
  }
  if (sandbox) return ok({ kind: 'sandbox', persona });
  if (site === undefined) return err(usageError('Nothing says where to log in.', choose));
  return readSiteAddress(site).map((address) => ({ kind: 'site', address }));
}

// The brand is known where it was named; a site's own is asked for later.
function readRegion(text: string, named: string | undefined): Result<Region, UsageError> {
  return isBrand(named)
    ? regionOf(named, BRAND_TABLE[named], text, 'Leave --region out.')
    : oneOf('There is no region', text, REGIONS);
}

// The site takes `en-us` too, and so does this flag (spec 2); unlike the site, an unknown language is a mistake here.
function readLang(text: string): Result<string, UsageError> {
  const [code = '', region, ...more] = text.split('-');
  const known = isLanguage(code) && more.length === 0 && (region === undefined || /^[a-z]{2}$/i.test(region));
  return known ? ok(text) : oneOf('There is no language', languageOf(code) === code ? text : code, LANGUAGES);
}

function readTimeout(text: string): Result<number, UsageError> {
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds > 0 && seconds <= 3600) return ok(seconds * 1000);
  return err(usageError('The value of --timeout is no number of seconds.', 'Give one from 1 to 3600.'));
}

const optional = <Value>(
  text: string | undefined,
  read: (text: string) => Result<Value, UsageError>,
): Result<Value | undefined, UsageError> => (text === undefined ? ok(undefined) : read(text));
