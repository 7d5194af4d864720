import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import { VIAS, type Via } from '../../flags/via.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';
import { readSiteAddress, type SiteAddress } from '../../site/site-address.ts';
import { readVia } from '../site/via.ts';
import { readTimeout } from '../site/where.ts';
import { type Matrix, type Point, readMatrix } from './matrix.ts';
import type { RunGiven } from './options.ts';
import { type Chooses, readGrep, readShard, readTags, type Shard } from './selection.ts';

/** What a command line asks to run. */
export interface RunPlan {
  /** What replaces the sites of the files; null if nothing does. That of a profile leaves `site: sandbox` as it is. */
  readonly target:
    | { readonly kind: 'sandbox' }
    | { readonly kind: 'site'; readonly address: SiteAddress }
    | null;
  readonly isTargetOfProfile: boolean;
  readonly configFile: string | undefined;
  readonly defaults: Point;
  readonly matrix: Matrix;
  readonly chooses: Chooses;
  readonly shard: Shard;
  readonly repeat: number;
  readonly workers: number;
  readonly bail: boolean;
  readonly via: Via;
  /** The folder for pictures of the page. */
  readonly pictures: string | undefined;
  /** The deadline of each call in milliseconds. */
  readonly timeout: number | undefined;
  /** Requests a second to a host that is not this machine. */
  readonly pace: number | undefined;
  readonly allowProduction: boolean;
}

const WORKERS = 4;
const MOST_WORKERS = 64;
const MOST_TIMES = 10_000;
const FASTEST = 1_000;

/** Makes a plan from the flags. `profiled` names those that a profile has set. */
export const readRunPlan = (given: RunGiven, profiled: readonly string[] = []): Result<RunPlan, UsageError> =>
  Result.combine([
    readTarget(given),
    readDefaults(given),
    given.matrix === undefined ? ok({}) : readMatrix(given.matrix),
    readGrep(given.grep),
    readShard(given.shard),
    readCount('repeat', given.repeat, MOST_TIMES, 1),
    readCount('workers', given.workers, MOST_WORKERS, WORKERS),
    given.pace === undefined ? ok(undefined) : readCount('pace', given.pace, FASTEST, FASTEST),
    given.timeout === undefined ? ok(undefined) : readTimeout(given.timeout),
    readVia(given, VIAS).andThen((via) =>
      via === 'core' && given.pictures !== undefined ? NO_PICTURES : ok(via),
    ),
  ]).map(([target, defaults, matrix, grep, shard, repeat, workers, pace, timeout, via]) => {
    const tagged = readTags(given.tags);
    return {
      target,
      isTargetOfProfile: profiled.includes('site'),
      configFile: given.config,
      defaults,
      matrix,
      chooses: (scenario) => tagged(scenario) && grep(scenario),
      shard,
      repeat,
      workers,
      pace,
      bail: given.bail,
      via,
      pictures: given.pictures,
      timeout,
      allowProduction: given['allow-production'],
    };
  });

const NO_PICTURES = err(usageError('Only a browser takes pictures.', 'Add --via ui or --via both.'));

function readTarget({ site, sandbox, config, matrix }: RunGiven): Result<RunPlan['target'], UsageError> {
  if (site !== undefined && sandbox)
    return err(usageError('A run can go to only one place.', 'Give --site URL or --sandbox.'));
  if (config !== undefined && site === undefined)
    return err(usageError('--config replaces the configuration of one site.', 'Add --site URL.'));
  if (site !== undefined && matrix !== undefined && /\bbrand\b/.test(matrix)) {
    const next = 'Leave the brand out of --matrix, give --sandbox, or name "sites" by brand in the file.';
    return err(usageError('A site has one brand.', next));
  }
  if (sandbox) return ok({ kind: 'sandbox' });
  return site === undefined ? ok(null) : readSiteAddress(site).map((address) => ({ kind: 'site', address }));
}

const readDefaults = ({ brand, region, platform, lang }: RunGiven): Result<Point, UsageError> =>
  Result.combine([
    brand === undefined ? ok(null) : oneOf('There is no brand', brand, BRANDS),
    region === undefined ? ok(null) : oneOf('There is no region', region, REGIONS),
    platform === undefined ? ok(null) : oneOf('There is no platform', platform, PLATFORM_TYPES),
    lang === undefined ? ok(null) : oneOf('There is no language', lang, LANGUAGES),
  ]).map(([brandName, regionName, platformName, language]) => ({
    brand: brandName,
    region: regionName,
    platform: platformName,
    language,
  }));

function readCount(
  flag: string,
  text: string | undefined,
  most: number,
  otherwise: number,
): Result<number, UsageError> {
  if (text === undefined) return ok(otherwise);
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return ok(count);
  return err(usageError(`The value of --${flag} is not a count.`, `Give a whole number from 1 to ${most}.`));
}
