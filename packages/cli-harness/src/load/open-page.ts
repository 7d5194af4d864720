import type { Cancellation } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { OpenSite } from '../driver/site.ts';
import type { Io } from '../io.ts';
import { makePlayer, type Player } from '../player/play.ts';
import type { PlaySandbox } from '../player/tools.ts';
import type { Vault } from '../report/vault.ts';
import type { ScenarioHead } from '../scenario/read-scenarios.ts';
import type { TakeSecret } from '../scenario/read-variables.ts';
import type { Admissions } from '../signing-in/admission.ts';
import { type LoginPage, type PageTools, reachPage } from '../signing-in/login-page.ts';
import type { UnreadSite } from '../site/read-site.ts';
import type { Target } from '../site/site-address.ts';
import type { LoadSettings } from './settings.schema.ts';

/** The site of a load test, and the settings that all visitors share. */
export interface LoadSite {
  readonly target: Target;
  readonly settings: LoadSettings;
  readonly authorities: string | undefined;
  /** The sandbox under test, which runs in another process. Null at any other site. */
  readonly sandbox: PlaySandbox | null;
  readonly openSite: () => Promise<OpenSite>;
}

/** The parts of a visitor that opening a page needs. */
export interface PageUse extends Pick<PageTools, 'through'> {
  readonly io: Io;
  readonly vault: Vault;
  readonly cancellation: Cancellation;
}

/** A login page that a visitor has opened. */
export interface OpenedPage {
  readonly player: Player;
  readonly driver: LoginDriver;
  readonly admissions: Admissions;
  /** When the driver's clock started, in epoch milliseconds. */
  readonly since: number;
}

type Where = Pick<ScenarioHead, 'brand' | 'region' | 'language' | 'redirectUri' | 'state' | 'timeout'>;

/** Reaches the login page of a scenario, and reads its site. */
export const reach = (
  { brand, region, language, redirectUri, state, timeout }: Where,
  { target, settings, authorities, openSite }: LoadSite,
  { io, vault, cancellation, through }: PageUse,
): Promise<Result<LoginPage, UnreadSite>> =>
  reachPage(
    {
      brand: brand ?? settings.brand,
      region: region ?? undefined,
      lang: language ?? undefined,
      redirectUri: redirectUri ?? undefined,
      state: state ?? undefined,
      timeout: timeout ?? settings.timeout,
      // The phases of the load test set the pace.
      pace: Number.POSITIVE_INFINITY,
      allowProduction: settings.allowProduction === true,
      keepSession: settings.keepSessions === true,
    },
    target,
    cancellation,
    { openSite, io, authorities, through, ui: null, vault },
  );

/** Opens the login page of a scenario for a visitor. */
export async function openPage(
  scenario: ScenarioHead,
  site: LoadSite,
  use: PageUse & { readonly takeSecret: TakeSecret },
): Promise<Result<OpenedPage, UnreadSite>> {
  const page = await reach(scenario, site, use);
  if (page.isErr()) return err(page.error);
  const { driver, admissions, since } = await page.value.use({});
  const player = makePlayer({
    ...use,
    ...page.value,
    driver,
    admissions,
    scenario,
    platform: scenario.platform,
    sandbox: site.sandbox,
    // The check of a flow refuses such a step.
    stream: async () => null,
  });
  return ok({ player, driver, admissions, since });
}
