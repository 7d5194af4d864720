import { resolve } from 'node:path';
import {
  type Cancellation,
  type Configuration,
  type PasswordVerdict,
  passwordVerdict,
} from '@gatehouse-login/core';
import { makeCoreDriver } from '../driver/core-driver.ts';
import type { Ending } from '../driver/ending.ts';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { Site } from '../driver/site.ts';
import type { Ui } from '../driver/ui.ts';
import type { Vault } from '../report/vault.ts';
import type { SiteAddress } from './site-address.ts';

/** What a driver is made of. */
export interface DriverParts {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly configuration: Configuration;
  readonly cancellation: Cancellation;
  readonly vault: Vault;
  /** The ending for an address whose host is guarded. */
  readonly guard: (url: string) => Ending | null;
  /** Called with what the platform thinks of a password that was sent. */
  readonly onVerdict: (verdict: PasswordVerdict) => void;
  /** The browser to use; null for the core alone. */
  readonly ui: Ui | null;
  readonly cwd: string;
  readonly signal: AbortSignal | undefined;
  /** A file that stands in for the site's configuration. */
  readonly configFile: string | undefined;
  /** The deadline of each call in milliseconds. */
  readonly timeout: number | undefined;
  /** Leaves every session open at the end. */
  readonly keepSessions?: boolean;
  /** The folder for pictures. */
  readonly pictures?: string | undefined;
  /** Names an attempt of the core's to sign in. */
  readonly makeReference?: () => string;
}

/** Makes the driver of a login page. */
export async function makeDriver(parts: DriverParts): Promise<LoginDriver> {
  const { site, address, configuration, cancellation, vault, guard, ui, pictures, configFile } = parts;
  const { onVerdict, keepSessions = false, makeReference } = parts;
  const { origin } = address;
  if (ui !== null) {
    return ui.makeDriver({
      ...{ origin, configuration, cancellation, keepSessions },
      onVerdict(event) {
        const verdict = passwordVerdict(event);
        if (verdict !== null) onVerdict(verdict);
      },
      onSecret: (secret) => vault.add(secret, 'session'),
      mask: vault.mask,
      guard,
      ...(configFile === undefined ? {} : { configurationFile: resolve(parts.cwd, configFile) }),
      ...(pictures === undefined ? {} : { pictures }),
    });
  }
  return makeCoreDriver({
    ...{ site, origin, configuration, cancellation, keepSessions, onVerdict },
    ...(makeReference === undefined ? {} : { makeReference }),
    async follow(destination) {
      const { follow } = await import('./follow.ts');
      const { signal, timeout } = parts;
      return follow(destination, { site, configuration, guard, signal, timeout });
    },
  });
}
