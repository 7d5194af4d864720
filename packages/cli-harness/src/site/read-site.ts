import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type UnknownKey,
  type Visit,
} from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { failure } from '../driver/failure.ts';
import type { Site } from '../driver/site.ts';
import { advised, type Ending } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import type { SiteAddress } from './site-address.ts';
import { readVisit, type Wishes } from './visit.ts';

/** What reading a site needs. */
export interface ReadTools {
  readonly site: Site;
  /** The ending for an address whose host is guarded. */
  readonly guard: (address: string) => Ending | null;
  /** The folder that a configuration file is looked for in. */
  readonly cwd: string;
  readonly cancellation: Cancellation;
}

/** A site's configuration, and where on it a visitor begins. */
export interface ReadSite {
  readonly configuration: Configuration;
  readonly visit: Visit;
  /** The keys of its file that have no meaning. */
  readonly unknownKeys: readonly UnknownKey[];
}

/** Why a site cannot be used, and what became known of it before. */
export interface UnreadSite extends Ending {
  readonly configuration?: Configuration;
  readonly visit?: Visit;
}

/** Reads a site before a login: its configuration, or the file in its place, and where a visitor begins. */
export async function readSite(
  wishes: Wishes,
  address: SiteAddress,
  { site, guard, cwd, cancellation }: ReadTools,
): Promise<Result<ReadSite, UnreadSite>> {
  const guarded = guard(address.origin);
  if (guarded !== null) return err(guarded);
  const loaded = await configurationOf(wishes.configFile, cwd, site, cancellation);
  if (loaded.isErr()) {
    const ending = failure(loaded.error, address);
    return err(
      wishes.configFile === undefined
        ? ending
        : advised(ending, say`Correct the file of ${input('config')}.`),
    );
  }
  const { configuration } = loaded.value;
  const visit = readVisit(wishes, address, configuration);
  if (visit.isErr()) return err({ configuration, ...visit.error });
  const guardedApi = guard(apiBaseOf(configuration));
  if (guardedApi !== null) return err({ configuration, visit: visit.value, ...guardedApi });
  return ok({ ...loaded.value, visit: visit.value });
}

/** The configuration of a site, or of the file that stands in for it. */
export async function configurationOf(
  file: string | undefined,
  cwd: string,
  site: Site,
  cancellation: Cancellation,
) {
  if (file === undefined) return site.loadConfiguration(cancellation);
  const { readLocalConfiguration } = await import('./local-configuration.ts');
  return readLocalConfiguration(file, cwd, site);
}
