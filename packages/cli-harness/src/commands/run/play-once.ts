import { join } from 'node:path';
import type { Cancellation } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { differencesOf, type Recording, recordDriver } from '../../driver/recorded-driver.ts';
import type { Ui } from '../../driver/ui.ts';
import type { Traffic } from '../../journal/traffic.ts';
import { play } from '../../player/play.ts';
import { problemOf } from '../../player/problem.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import type { TakeSecret } from '../../scenario/read-variables.ts';
import { reachPage } from '../../signing-in/login-page.ts';
import type { Context } from '../command.ts';
import type { RunPlan } from './plan.ts';
import type { Play } from './plays.ts';
import { setUp } from './set-up.ts';
import { streamPrices } from './stream-prices.ts';
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
  const { context, plan, authorities, cancellation, ui, openTraffic, takeSecret } = tools;
  const { io, openSite, secrets } = context;
  const { vault } = secrets;
  const { scenario, point } = each;
  const start = Date.now();
  const traffic = openTraffic();
  const recorded = (): Pick<Attempt, 'requests'> =>
    traffic === null ? {} : { requests: traffic.requests(start) };
  const page = await reachPage(
    {
      ...wishesOf(each, plan),
      timeout: scenario.timeout ?? plan.timeout,
      pace: plan.pace,
      allowProduction: plan.allowProduction,
      keepSession: false,
    },
    // Nothing can happen to an account in a sandbox.
    { address: addressOf(each, sandbox), builtIn: sandbox !== null },
    cancellation,
    { openSite, io, authorities, through: traffic?.through, ui, vault },
  );
  const missing = missingAt(each, page, plan);
  if (missing !== null) return { ...notPlayed(each, 'skipped', { message: missing }), ...recorded() };
  if (page.isErr()) {
    const { cause, message } = problemOf(page.error, vault.mask);
    const outcome = cause === 'interrupted' ? 'interrupted' : 'failed';
    return { ...notPlayed(each, outcome, { cause, message }), ...recorded() };
  }
  const { site, configuration, visit, use } = page.value;
  const used = await use({ pictures: plan.pictures && join(plan.pictures, nameOf(each.id)) });
  const { admissions, since } = used;
  // Only two drivers can be compared.
  const { driver, recording } =
    each.via === 'both'
      ? recordDriver(used.driver, tools.first)
      : { driver: used.driver, recording: undefined };
  const played = await play(scenario.steps, {
    driver,
    site,
    configuration,
    visit,
    scenario,
    sandbox: sandbox && { people: sandbox.people, own: sandbox },
    takeSecret,
    admissions,
    vault,
    io,
    cancellation,
    platform: point.platform,
    stream: (session, expected) =>
      streamPrices(session, expected, { context, configuration, authorities, cancellation }),
  });
  await driver.close();
  admissions.settle();
  const requests = driver.requests?.();
  const at = {
    brand: configuration.brand,
    region: visit.region,
    platform: point.platform,
    language: visit.language,
  };
  return {
    ...played,
    steps: [...played.steps],
    transcript: driver.changes().map((change) => ({ ...change, at: change.at + since - start })),
    // The browser's own requests tell more than those of the command beside it.
    ...(requests === undefined ? recorded() : { requests: [...requests] }),
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

/** An attempt, and where two drivers differ in it. */
export type Compared = Attempt & Pick<ScenarioResult, 'differences'>;

/** Plays a scenario with the driver of the run, or with both of them: then it fails if they differ. */
export async function playVia(play: Play, sandbox: Sandbox | null, tools: RunTools): Promise<Compared> {
  const { via } = play;
  if (via !== 'both') return playOnce(play, sandbox, { ...tools, ui: via === 'ui' ? tools.ui : null });
  const core = await playOnce(play, sandbox, { ...tools, ui: null });
  if (core.outcome === 'interrupted') return core;
  // The second one finds the sandbox as the first one did.
  if (sandbox !== null) setUp(sandbox, play);
  const ui = await playOnce(play, sandbox, { ...tools, ...(core.recording && { first: core.recording }) });
  return compare(core, ui, tools.context.secrets.vault.mask);
}

function compare(core: Attempt, ui: Attempt, mask: (text: string) => string): Compared {
  const shown = differencesOf(core.recording?.rests ?? [], ui.recording?.rests ?? [], mask);
  const ended = endOf(core) === endOf(ui) ? [] : [{ what: 'the end', core: endOf(core), ui: endOf(ui) }];
  const differences = [...shown, ...ended];
  const [first] = differences;
  // Its pictures are those of the browser.
  const steps = ui.steps.length === core.steps.length ? ui.steps : core.steps;
  const { requests } = ui;
  const both = { ...core, steps, ...(requests === undefined ? {} : { requests }) };
  if (ui.outcome === 'interrupted') return { ...both, outcome: 'interrupted' };
  if (first === undefined) return both;
  const more = differences.length > 1 ? ` There are ${differences.length - 1} more differences.` : '';
  const message = `The page differs from the core in ${first.what}: ${first.ui} (core: ${first.core}).${more}`;
  return { ...both, outcome: 'failed', cause: 'expectation-failed', message, differences };
}

const endOf = ({ outcome, message = '' }: Attempt): string =>
  outcome === 'passed' ? 'passed' : `${outcome}: ${message}`;
