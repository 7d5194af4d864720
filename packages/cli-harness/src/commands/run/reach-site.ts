import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  configuredPlatforms,
  type Visit,
} from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, failure } from '../../driver/ending.ts';
import type { Site } from '../../driver/site.ts';
import type { Context } from '../command.ts';
import { demoQuery } from '../sandbox/demo-query.ts';
import { readLocalConfiguration } from '../site/local-configuration.ts';
import type { SiteAddress } from '../site/site-address.ts';
import { readVisit } from '../site/visit.ts';
import type { RunPlan } from './plan.ts';
import type { Play } from './plays.ts';

/** What reaching a site needs from the run. */
export interface ReachTools {
  readonly context: Pick<Context, 'io'>;
  readonly plan: RunPlan;
  readonly cancellation: Cancellation;
}

const SOME_BRAND = 'city-index';

/** Where a scenario begins: at the site, or at the sandbox's page of its brand. */
export function addressOf({ site, point, scenario }: Play, sandbox: Sandbox | null): SiteAddress {
  if (site.kind === 'site') return site.address;
  const brand = point.brand ?? SOME_BRAND;
  const query = scenario.redirectUri === null && sandbox !== null ? demoQuery(sandbox.home, brand) : '';
  return { origin: sandbox?.brands[brand] ?? '', path: '/', query };
}

/** A site with its configuration; or what it does not have of a point that only the matrix asked for. */
export type ReachedSite =
  | { readonly configuration: Configuration; readonly visit: Visit }
  | { readonly missing: string };

/** Reads the configuration of a site, and where on it a scenario begins. */
export async function reachSite(
  play: Play,
  address: SiteAddress,
  site: Site,
  guard: (url: string) => Ending | null,
  { context, plan, cancellation }: ReachTools,
): Promise<Result<ReachedSite, Ending>> {
  const { point, scenario } = play;
  const guarded = guard(address.origin);
  if (guarded !== null) return err(guarded);
  const { configFile } = plan;
  const loaded =
    configFile === undefined
      ? await site.loadConfiguration(cancellation)
      : await readLocalConfiguration(configFile, context.io.cwd, site);
  if (loaded.isErr()) {
    const connection = site.connectionFault();
    return err(failure(loaded.error, { origin: address.origin, connection, redirectUris: [] }));
  }
  const { configuration } = loaded.value;
  const guardedApi = guard(apiBaseOf(configuration));
  if (guardedApi !== null) return err(guardedApi);
  const missing = missingAt(play, configuration, plan);
  if (missing !== null) return ok({ missing });
  const wishes = {
    brand: point.brand ?? undefined,
    region: point.region ?? undefined,
    lang: point.language ?? undefined,
    // Whether the site has it is for the matrix, or for the sign-in.
    platform: undefined,
    redirectUri: scenario.redirectUri ?? undefined,
    state: scenario.state ?? undefined,
    phone: undefined,
  };
  const visit = readVisit(wishes, address, configuration);
  if (visit.isErr()) return err({ outcome: 'usage', problem: visit.error });
  return ok({ configuration, visit: visit.value });
}

function missingAt(
  { point, scenario }: Play,
  configuration: Configuration,
  { matrix }: RunPlan,
): string | null {
  const { platform, region } = point;
  const { regions } = configuration.capabilities;
  const platforms = configuredPlatforms(configuration);
  const lacksRegion = region !== null && !regions.includes(region);
  if (matrix.region !== undefined && scenario.region === null && lacksRegion)
    return `The brand ${configuration.brand} has no region ${region}.`;
  const lacksPlatform = platform !== null && platforms.length > 0 && !platforms.includes(platform);
  if (matrix.platform !== undefined && scenario.platform === null && lacksPlatform)
    return `The site has no address for ${platform}.`;
  return null;
}
