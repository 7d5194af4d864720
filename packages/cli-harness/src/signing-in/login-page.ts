import { resolve } from 'node:path';
import { type Cancellation, type PasswordVerdict, passwordVerdict } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import { makeCoreDriver } from '../driver/core-driver.ts';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { OpenSite, Site, SiteOptions } from '../driver/site.ts';
import type { Ui } from '../driver/ui.ts';
import type { Io } from '../io.ts';
import type { Vault } from '../report/vault.ts';
import { guardHost } from '../site/host-rule.ts';
import { type ReadSite, readSite, type UnreadSite } from '../site/read-site.ts';
import type { Target } from '../site/site-address.ts';
import type { Wishes } from '../site/visit.ts';
import { type Admissions, makeAdmissions } from './admission.ts';

/** What is asked of a login page. */
export interface PageRequest extends Wishes {
  /** The deadline of each call in milliseconds. */
  readonly timeout: number | undefined;
  readonly pace?: SiteOptions['pace'];
  readonly allowProduction: boolean;
  /** Leaves every session open at the end. */
  readonly keepSession: boolean;
}

/** What reaching a login page needs besides. */
export interface PageTools {
  readonly openSite: () => Promise<OpenSite>;
  readonly io: Pick<Io, 'fetch' | 'env' | 'cwd' | 'signal'>;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  readonly authorities: string | undefined;
  /** Wraps the fetch that reaches the network. */
  readonly through?: SiteOptions['through'];
  /** The browser to sign in with; null for the core alone. */
  readonly ui: Ui | null;
  readonly vault: Vault;
}

/** How to use a login page. */
export interface Use {
  /** The folder for pictures. */
  readonly pictures?: string | undefined;
  /** Names an attempt of the core's to sign in. */
  readonly makeReference?: () => string;
}

/** A login page that is being used. */
export interface UsedPage {
  readonly driver: LoginDriver;
  readonly admissions: Admissions;
  /** When the driver's clock began. */
  readonly since: number;
}

/** A login page whose site was read. */
export interface LoginPage extends ReadSite {
  readonly site: Site;
  readonly use: (how: Use) => Promise<UsedPage>;
}

/** Reaches a login page and reads its site. Every login of the command and of the library begins here. */
export async function reachPage(
  request: PageRequest,
  { address, builtIn }: Target,
  cancellation: Cancellation,
  tools: PageTools,
): Promise<Result<LoginPage, UnreadSite>> {
  const { io, authorities, through, ui, vault } = tools;
  const { timeout, pace, keepSession: keepSessions, configFile } = request;
  const { origin } = address;
  const { cwd, signal } = io;
  const connect = await tools.openSite();
  const site = connect({
    origin,
    io,
    authorities,
    timeout,
    pace,
    keepSessions,
    through,
    onSecret: vault.add,
  });
  const guard = (url: string) => guardHost(url, builtIn || request.allowProduction);
  const read = await readSite(request, address, { site, guard, cwd, cancellation });
  return read.map((known) => ({ ...known, site, use: (how) => use(known, how) }));

  async function use({ configuration }: ReadSite, { pictures, makeReference }: Use): Promise<UsedPage> {
    const admissions = makeAdmissions(io.env, { builtIn, cancellation });
    const onVerdict = (verdict: PasswordVerdict | null): void => {
      if (verdict !== null) admissions.note(verdict);
    };
    const options = { origin, configuration, cancellation, keepSessions };
    const since = Date.now();
    const driver =
      ui === null
        ? makeCoreDriver({
            ...options,
            site,
            onVerdict,
            ...(makeReference && { makeReference }),
            async follow(destination) {
              const { follow } = await import('../site/follow.ts');
              return follow(destination, { site, configuration, guard, signal, timeout });
            },
          })
        : await ui.makeDriver({
            ...options,
            guard,
            mask: vault.mask,
            onVerdict: (event) => onVerdict(passwordVerdict(event)),
            onSecret: (secret) => vault.add(secret, 'session'),
            ...(configFile !== undefined && { configurationFile: resolve(cwd, configFile) }),
            ...(pictures !== undefined && { pictures }),
          });
    return { driver, admissions, since };
  }
}
