import type { Cancellation, Configuration } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import { makeCoreDriver } from '../../driver/core-driver.ts';
import type { Ending } from '../../driver/ending.ts';
import type { LoginDriver } from '../../driver/login-driver.ts';
import type { Site } from '../../driver/site.ts';
import type { Context } from '../command.ts';
import type { Admissions } from '../login/admission.ts';
import type { SiteAddress } from '../site/site-address.ts';
import type { RunPlan } from './plan.ts';

/** What a driver is made of. */
export interface DriverParts {
  readonly context: Context;
  readonly plan: RunPlan;
  readonly site: Site;
  readonly address: SiteAddress;
  readonly configuration: Configuration;
  readonly cancellation: Cancellation;
  readonly admissions: Admissions;
  /** The ending for an address whose host is guarded. */
  readonly guard: (url: string) => Ending | null;
}

/** Makes the driver of a scenario. */
export function makeDriver(parts: DriverParts): LoginDriver {
  const { context, plan, site, address, configuration, cancellation, admissions, guard } = parts;
  return makeCoreDriver({
    site,
    origin: address.origin,
    configuration,
    cancellation,
    onLogin: admissions.follow,
    async follow(destination) {
      const { follow } = await import('../login/follow.ts');
      const { signal } = context.io;
      const { followed, ...ending } = await follow(destination, {
        site,
        configuration,
        guard,
        signal,
        timeout: plan.timeout,
      });
      return followed === undefined ? err(ending) : ok(followed);
    },
  });
}
