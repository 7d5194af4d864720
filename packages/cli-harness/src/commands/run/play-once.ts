import { join } from 'node:path';
import type { Cancellation } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { type Recording, recordDriver } from '../../driver/recorded-driver.ts';
import type { Ui } from '../../driver/ui.ts';
import { requestRecord } from '../../journal/request-record.ts';
import type { Traffic } from '../../journal/traffic.ts';
import { play } from '../../player/play.ts';
import { problemOf } from '../../player/problem.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import type { TakeSecret } from '../../scenario/read-variables.ts';
import { reachPage } from '../../signing-in/login-page.ts';
import type { SiteAddress } from '../../site/site-address.ts';
import type { Context } from '../command.ts';
import type { RunPlan } from './plan.ts';
import { makePlayTools } from './play-tools.ts';
import type { Play } from './plays.ts';
import { addressOf, missingAt, wishesOf } from './wishes.ts';

/** What every scenario of a run is played with. */
export interface RunTools {
  readonly context: Context;
  readonly plan: RunPlan;
  readonly authorities: string | undefined;
  readonly takeSecret: TakeSecret;
  readonly cancellation: Cancellation;
  /** Records the requests of an attempt. Null if nobody asks for them. */
  readonly openTraffic: () => Traffic | null;
  /** The browser of the run, if it needs one. */
  readonly ui: Ui | null;
  /** What another driver has done with the same scenario. */
  readonly first?: Recording;
}

/** What one attempt found out. */
export type Attempt = Pick<
  ScenarioResult,
  'outcome' | 'cause' | 'message' | 'steps' | 'transcript' | 'requests'
> & {
  readonly point: ScenarioResult['point'];
  readonly recording?: Recording;
};

/** Plays a scenario once, from the site's configuration to the log-off: in the browser of `tools`, if there is one. */
export async function playOnce(each: Play, sandbox: Sandbox | null, tools: RunTools): Promise<Attempt> {
  const { vault } = tools.context.secrets;
  const address = addressOf(each, sandbox);
  const start = Date.now();
  const traffic = tools.openTraffic();
  const attempt = await playAt({ address, start }, each, sandbox, tools, traffic?.through);
  if (traffic === null) return attempt;
  const requests = traffic.entries().map((entry) => requestRecord(entry, start, vault));
  return { requests, ...attempt };
}

async function playAt(
  { address, start }: { readonly address: SiteAddress; readonly start: number },
  each: Play,
  sandbox: Sandbox | null,
  tools: RunTools,
  through: Traffic['through'] | undefined,
): Promise<Attempt> {
  const { context, plan, authorities, cancellation, ui } = tools;
  const { io, openSite, secrets } = context;
  const { vault } = secrets;
  const { scenario, point } = each;
  const page = await reachPage(
    {
      ...wishesOf(each, plan),
      timeout: scenario.timeout ?? plan.timeout,
      allowProduction: plan.allowProduction,
      keepSession: false,
    },
    // Nothing can happen to an account in a sandbox.
    { address, builtIn: sandbox !== null },
    cancellation,
    { openSite, io, authorities, through, ui, vault },
  );
  const missing = missingAt(each, page, plan);
  if (missing !== null) return notPlayed(each, 'skipped', { message: missing });
  if (page.isErr()) {
    const { cause, message } = problemOf(page.error, vault.mask);
    return notPlayed(each, cause === 'interrupted' ? 'interrupted' : 'failed', { cause, message });
  }
  const { site, configuration, visit, use } = page.value;
  const used = await use({ pictures: plan.pictures && join(plan.pictures, nameOf(each.id)) });
  const { admissions, since } = used;
  // Only two drivers can be compared.
  const { driver, recording } =
    each.via === 'both'
      ? recordDriver(used.driver, tools.first)
      : { driver: used.driver, recording: undefined };
  const played = await play(
    scenario.steps,
    makePlayTools({
      ...tools,
      scenario,
      driver,
      site,
      configuration,
      visit,
      sandbox,
      admissions,
      platform: point.platform,
    }),
  );
  await driver.close();
  admissions.settle();
  const { transcript, requests } = driver;
  const recorded = requests === undefined ? {} : { requests: [...requests()] };
  const at = {
    brand: configuration.brand,
    region: visit.region,
    platform: point.platform,
    language: visit.language,
  };
  return {
    ...played,
    steps: [...played.steps],
    transcript: transcript().map((change) => ({ ...change, at: change.at + since - start })),
    ...recorded,
    ...(recording && { recording }),
    point: at,
  };
}

/** The name of a folder for a scenario. */
const nameOf = (id: string): string => id.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

/** The result of a scenario of which no step was played. */
export const notPlayed = (
  { point }: Play,
  outcome: Attempt['outcome'],
  why: Pick<Attempt, 'cause' | 'message'>,
): Attempt => ({ outcome, ...why, steps: [], transcript: [], point: { ...point } });
