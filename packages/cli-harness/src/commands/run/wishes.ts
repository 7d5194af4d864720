import { type Configuration, configuredPlatforms } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Result } from 'neverthrow';
import type { ReadSite, UnreadSite } from '../../site/read-site.ts';
import { demoQuery, type SiteAddress } from '../../site/site-address.ts';
import type { Wishes } from '../../site/visit.ts';
import type { RunPlan } from './plan.ts';
import type { Play } from './plays.ts';

const SOME_BRAND = 'city-index';

/** Where a scenario begins: at the site, or at the sandbox's page of its brand. */
export function addressOf({ site, point, scenario }: Play, sandbox: Sandbox | null): SiteAddress {
  if (site.kind === 'site') return site.address;
  const brand = point.brand ?? SOME_BRAND;
  const query = scenario.redirectUri === null && sandbox !== null ? demoQuery(sandbox.home, brand) : '';
  return { origin: sandbox?.brands[brand] ?? '', path: '/', query };
}

/** What a scenario asks its site for. */
export const wishesOf = ({ point, scenario, site }: Play, { configFile }: RunPlan): Wishes => ({
  configFile: site.kind === 'site' ? configFile : undefined,
  brand: point.brand ?? undefined,
  region: point.region ?? undefined,
  lang: point.language ?? undefined,
  redirectUri: scenario.redirectUri ?? undefined,
  state: scenario.state ?? undefined,
});

/** Says what a site does not have of a point that only the matrix asked for. Null if nothing is missing. */
export function missingAt(
  { point, scenario }: Play,
  read: Result<ReadSite, UnreadSite>,
  { matrix }: RunPlan,
): string | null {
  const configuration: Configuration | undefined = read.match(
    (site) => site.configuration,
    (unread) => (unread.outcome === 'usage' ? unread.configuration : undefined),
  );
  if (configuration === undefined) return null;
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
