import { join } from 'node:path';
import type { Cancellation } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { LoginDriver } from '../../driver/login-driver.ts';
import { type Recording, recordDriver } from '../../driver/recorded-driver.ts';
import type { Ui } from '../../driver/ui.ts';
import { requestRecord } from '../../journal/request-record.ts';
import type { Traffic } from '../../journal/traffic.ts';
import { play } from '../../player/play.ts';
import { problemOf } from '../../player/problem.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import { type Admissions, makeAdmissions } from '../../signing-in/admission.ts';
import { guardHost } from '../../site/guard.ts';
import { makeDriver } from '../../site/make-driver.ts';
import { readSite } from '../../site/read-site.ts';
import type { SiteAddress } from '../../site/site-address.ts';
import type { Context } from '../command.ts';
import type { RunPlan } from './plan.ts';
import { makePlayTools } from './play-tools.ts';
import type { Play } from './plays.ts';
import type { makeSecretTaker } from './take-source.ts';
import { addressOf, missingAt, wishesOf } from './wishes.ts';

/** What every scenario of a run is played with. */
export interface RunTools {
  readonly context: Context;
  readonly plan: RunPlan;
  readonly authorities: string | undefined;
  readonly takeSecret: ReturnType<typeof makeSecretTaker>;
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
  const { context, plan, authorities, cancellation } = tools;
  const { io, secrets } = context;
  const { scenario, point } = each;
  // Nothing can happen to an account there.
  const isHarmless = sandbox !== null;
  const guard = (url: string) => guardHost(url, isHarmless || plan.allowProduction);
  const connect = await context.openSite();
  const site = connect({
    origin: address.origin,
    io,
    authorities,
    timeout: scenario.timeout ?? plan.timeout,
    keepSessions: false,
    through,
    onSecret: secrets.vault.add,
  });
  const read = await readSite(wishesOf(each, plan), address, { site, guard, cwd: io.cwd, cancellation });
  const missing = missingAt(each, read, plan);
  if (missing !== null) return notPlayed(each, 'skipped', { message: missing });
  if (read.isErr()) {
    const { cause, message } = problemOf(read.error, secrets.vault.mask);
    return notPlayed(each, cause === 'interrupted' ? 'interrupted' : 'failed', { cause, message });
  }
  const { configuration, visit } = read.value;
  const admissions = makeAdmissions(io.env, { builtIn: isHarmless, cancellation });
  const driven = Date.now();
  const made = await makeDriver({
    ...{ site, address, configuration, cancellation, guard },
    ui: tools.ui,
    vault: secrets.vault,
    onVerdict: admissions.note,
    cwd: io.cwd,
    signal: io.signal,
    configFile: plan.configFile,
    timeout: plan.timeout,
    pictures: plan.pictures === undefined ? undefined : join(plan.pictures, nameOf(each.id)),
  });
  // Only two drivers can be compared.
  const { driver, recording } =
    each.via === 'both' ? recordDriver(made, tools.first) : { driver: made, recording: undefined };
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
  await end(driver, admissions);
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
    transcript: transcript().map((change) => ({ ...change, at: change.at + driven - start })),
    ...recorded,
    ...(recording && { recording }),
    point: at,
  };
}

/** The name of a folder for a scenario. */
const nameOf = (id: string): string => id.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

async function end(driver: LoginDriver, admissions: Admissions): Promise<void> {
  await driver.close();
  admissions.settle();
}

/** The result of a scenario of which no step was played. */
export const notPlayed = (
  { point }: Play,
  outcome: Attempt['outcome'],
  why: Pick<Attempt, 'cause' | 'message'>,
): Attempt => ({ outcome, ...why, steps: [], transcript: [], point: { ...point } });
