import { apiBaseOf, type Cancellation, type Configuration, type Visit } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, failure } from '../../driver/ending.ts';
import type { LoginDriver } from '../../driver/login-driver.ts';
import type { Site } from '../../driver/site.ts';
import { requestRecord } from '../../journal/request-record.ts';
import type { Traffic } from '../../journal/traffic.ts';
import { play } from '../../player/play.ts';
import { problemOf } from '../../player/problem.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import type { Context } from '../command.ts';
import { type Admissions, makeAdmissions } from '../login/admission.ts';
import { demoQuery } from '../sandbox/demo-query.ts';
import { guardHost } from '../site/guard.ts';
import { readLocalConfiguration } from '../site/local-configuration.ts';
import type { SiteAddress } from '../site/site-address.ts';
import { readVisit } from '../site/visit.ts';
import { makeDriver } from './make-driver.ts';
import type { RunPlan } from './plan.ts';
import { faultIn, makePlayTools } from './play-tools.ts';
import type { Play } from './plays.ts';
import type { RunTraffic } from './run-traffic.ts';
import type { makeSecretTaker } from './take-source.ts';

/** What every scenario of a run is played with. */
export interface RunTools {
  readonly context: Context;
  readonly plan: RunPlan;
  readonly authorities: string | undefined;
  readonly takeSecret: ReturnType<typeof makeSecretTaker>;
  readonly cancellation: Cancellation;
  readonly traffic: RunTraffic;
}

/** What one attempt found out. */
export type Attempt = Pick<
  ScenarioResult,
  'outcome' | 'cause' | 'message' | 'steps' | 'transcript' | 'requests'
> & {
  readonly point: ScenarioResult['point'];
};

/** Plays a scenario once, from the site's configuration to the log-off. */
export async function playOnce(each: Play, sandbox: Sandbox | null, tools: RunTools): Promise<Attempt> {
  const { vault } = tools.context.secrets;
  const address = addressOf(each, sandbox);
  const start = Date.now();
  const opened = await tools.traffic.open(each.id, address.origin);
  if (opened.isErr()) return notPlayed(each, 'failed', problemOf(opened.error, vault.mask));
  const traffic = opened.value;
  const attempt = await playAt({ address, start }, each, sandbox, tools, traffic?.through);
  if (traffic === null) return attempt;
  const requests = traffic.entries().map((entry) => requestRecord(entry, start, vault));
  const ending = await tools.traffic.close(each.id, address.origin, traffic);
  const failed = ending === null ? {} : ({ outcome: 'failed', ...problemOf(ending, vault.mask) } as const);
  return { requests, ...attempt, ...failed };
}

async function playAt(
  { address, start }: { readonly address: SiteAddress; readonly start: number },
  each: Play,
  sandbox: Sandbox | null,
  tools: RunTools,
  through: Traffic['through'] | undefined,
): Promise<Attempt> {
  const { context, plan, authorities, cancellation, traffic } = tools;
  const { io, secrets } = context;
  const { scenario, point } = each;
  // Nothing can happen to an account there.
  const isHarmless = sandbox !== null || traffic.replays;
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
  const reached = await reach(each, address, site, guard, tools);
  if (reached.isErr()) return notPlayed(each, 'failed', problemOf(reached.error, secrets.vault.mask));
  const { configuration, visit } = reached.value;
  const admissions = makeAdmissions(io, { builtIn: isHarmless, quiet: true, cancellation });
  const driven = Date.now();
  const driver = makeDriver({ context, site, address, configuration, cancellation, admissions, guard, plan });
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
      replays: traffic.replays,
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
    point: at,
  };
}

async function end(driver: LoginDriver, admissions: Admissions): Promise<void> {
  await driver.close();
  await admissions.settle();
}

/** The result of a scenario of which no step was played. */
export const notPlayed = (
  { point }: Play,
  outcome: Attempt['outcome'],
  why: Pick<Attempt, 'cause' | 'message'>,
): Attempt => ({ outcome, ...why, steps: [], transcript: [], point: { ...point } });

/** Sets the sandbox back, and then up as the scenario says. A sentence if it cannot be. */
export function setUp(sandbox: Sandbox, { scenario }: Play): string | null {
  sandbox.reset();
  const { faults, settings } = scenario.sandbox;
  // The sandbox ignores what it does not know.
  if (settings !== null)
    sandbox.settings.change(settings.values as Parameters<Sandbox['settings']['change']>[0]);
  for (const { fault } of faults) {
    const problem = faultIn(sandbox, fault);
    if (problem !== null) return problem;
  }
  return null;
}

const SOME_BRAND = 'city-index';

function addressOf({ site, point, scenario }: Play, sandbox: Sandbox | null): SiteAddress {
  if (site.kind === 'site') return site.address;
  const brand = point.brand ?? SOME_BRAND;
  const query = scenario.redirectUri === null && sandbox !== null ? demoQuery(sandbox.home, brand) : '';
  return { origin: sandbox?.brands[brand] ?? '', path: '/', query };
}

async function reach(
  { point, scenario }: Play,
  address: SiteAddress,
  site: Site,
  guard: (url: string) => Ending | null,
  { context, plan, cancellation }: RunTools,
): Promise<Result<{ readonly configuration: Configuration; readonly visit: Visit }, Ending>> {
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
  const wishes = {
    brand: point.brand ?? undefined,
    region: point.region ?? undefined,
    lang: point.language ?? undefined,
    platform: point.platform ?? undefined,
    redirectUri: scenario.redirectUri ?? undefined,
    state: scenario.state ?? undefined,
    phone: undefined,
  };
  const visit = readVisit(wishes, address, configuration);
  if (visit.isErr()) return err({ outcome: 'usage', problem: visit.error });
  return ok({ configuration, visit: visit.value });
}
