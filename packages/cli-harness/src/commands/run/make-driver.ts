import { resolve } from 'node:path';
import type { Cancellation, Configuration } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import { makeCoreDriver } from '../../driver/core-driver.ts';
import type { Ending } from '../../driver/ending.ts';
import type { LoginDriver } from '../../driver/login-driver.ts';
import type { Site } from '../../driver/site.ts';
import type { Ui } from '../../driver/ui.ts';
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
  /** The browser to play in; null to play with the core alone. */
  readonly ui: Ui | null;
  /** The folder for pictures of this scenario. */
  readonly pictures: string | undefined;
}

/** Makes the driver of a scenario. */
export async function makeDriver(parts: DriverParts): Promise<LoginDriver> {
  const { context, plan, site, address, configuration, cancellation, admissions, guard, pictures } = parts;
  const { origin } = address;
  if (parts.ui !== null) {
    const { vault } = context.secrets;
    return parts.ui.makeDriver({
      origin,
      configuration,
      cancellation,
      onSecret: (secret) => vault.add(secret, 'session'),
      mask: vault.mask,
      onVerdict: admissions.note,
      ...(plan.configFile === undefined
        ? {}
        : { configurationFile: resolve(context.io.cwd, plan.configFile) }),
      ...(pictures === undefined ? {} : { pictures }),
    });
  }
  return makeCoreDriver({
    site,
    origin,
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
