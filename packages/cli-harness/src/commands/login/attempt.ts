import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type Credentials,
  type PlatformType,
  pathOf,
  type Visit,
} from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Whereabouts } from './advice.ts';
import { unlessCancelled } from './cancellation.ts';
import type { CredentialsError } from './credentials.ts';
import { type Ending, endingOf, failure, INTERRUPTED } from './ending.ts';
import { guardHost } from './guard.ts';
import type { LoginPlan } from './plan.ts';
import type { Site, SiteFlow } from './site.ts';
import type { Target } from './target.ts';
import { readVisit } from './visit.ts';

/** What an attempt takes from the run. */
export interface AttemptTools {
  readonly site: Site;
  readonly reference: string;
  readonly cancellation: Cancellation;
  /** Asked for once everything else is right. */
  readonly credentials: (platform: PlatformType) => Promise<Result<Credentials, CredentialsError>>;
  /** Hears of the credentials just before they are sent. */
  readonly onSubmit: (credentials: Credentials, configuration: Configuration) => void;
}

/** An attempt's ending, with all that became known on the way. */
export interface Attempted extends Ending {
  readonly configuration?: Configuration;
  readonly visit?: Visit;
  readonly platform?: PlatformType;
  readonly username?: string;
  readonly flow?: SiteFlow;
}

/** Logs in: configuration, address and redirect are right before anybody is asked for a password. */
export async function attempt(plan: LoginPlan, target: Target, tools: AttemptTools): Promise<Attempted> {
  const { site, cancellation } = tools;
  const guarded = guard(target.address.origin);
  if (guarded !== null) return guarded;
  const loaded = await site.loadConfiguration(cancellation);
  if (loaded.isErr()) return failure(loaded.error, whereaboutsOf(site, target));
  const configuration = loaded.value;
  const visited = readVisit(plan, target.address, configuration);
  if (visited.isErr()) return { configuration, outcome: 'usage', problem: visited.error };
  const visit = visited.value;
  const api = guard(apiBaseOf(configuration, target.address.origin));
  if (api !== null) return { configuration, visit, ...api };
  const flow = site.startFlow(configuration);
  return { configuration, visit, flow, ...(await walk(plan, target, configuration, visit, flow, tools)) };

  function guard(address: string): Ending | null {
    const passed = guardHost(address, target.builtIn || plan.allowProduction);
    return passed.isErr() ? { outcome: 'guarded', problem: passed.error.problem } : null;
  }
}

async function walk(
  plan: LoginPlan,
  target: Target,
  configuration: Configuration,
  visit: Visit,
  flow: SiteFlow,
  { site, reference, cancellation, credentials, onSubmit }: AttemptTools,
): Promise<Attempted> {
  const opened = flow.send({ type: 'opened-at', step: 'login', visit });
  if (opened.at !== 'login') return endingOf(opened, flow, configuration, whereaboutsOf(site, target));
  const platform = plan.platform ?? opened.draft.platformType;
  await unlessCancelled(site.openPage(pathOf(visit.region, 'login')), cancellation);
  const gathered = await credentials(platform);
  if (gathered.isErr()) return { platform, ...withoutCredentials(gathered.error) };
  if (cancellation.cancelled) return { platform, ...INTERRUPTED };
  onSubmit(gathered.value, configuration);
  const { username, password, platformType } = gathered.value;
  const draft = { ...opened.draft, tab: 'username', username, platformType, rememberMe: false } as const;
  flow.send({ type: 'submitted', draft, password, reference });
  const state = await unlessCancelled(flow.settled(), cancellation);
  flow.dispose();
  if (state === null) return { platform, username, ...INTERRUPTED };
  return { platform, username, ...endingOf(state, flow, configuration, whereaboutsOf(site, target)) };
}

const whereaboutsOf = (site: Site, { address }: Target): Whereabouts => ({
  origin: address.origin,
  connection: site.connectionFault(),
});

function withoutCredentials(error: CredentialsError): Ending {
  switch (error.kind) {
    case 'interrupted':
      return INTERRUPTED;
    case 'usage':
      return { outcome: 'usage', problem: error };
    case 'input-required':
      return { outcome: 'input-required', problem: error.problem };
  }
}
