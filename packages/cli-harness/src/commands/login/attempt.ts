import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type DomainError,
  type PlatformType,
  pathOf,
  type UnknownKey,
  type Visit,
} from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Move, Player } from '../../driver/answer.ts';
import { unlessCancelled } from '../../driver/cancellation.ts';
import { drive } from '../../driver/drive.ts';
import { type Ending, failure } from '../../driver/ending.ts';
import type { Site, SiteLogin } from '../../driver/site.ts';
import { recordSteps } from '../../driver/steps.ts';
import type { ReportStep } from '../../report/report.ts';
import type { NameAndPassword } from './credentials.ts';
import { guardHost } from './guard.ts';
import type { LoginPlan } from './plan.ts';
import type { Target } from './target.ts';
import { readVisit } from './visit.ts';

/** What an attempt needs from the run. */
export interface AttemptTools {
  readonly site: Site;
  readonly reference: string;
  /** When the run started, in epoch milliseconds. */
  readonly start: number;
  readonly cancellation: Cancellation;
  readonly onUnknownKeys: (keys: readonly UnknownKey[]) => void;
  /** Called when everything else is right. */
  readonly credentials: () => Promise<Result<NameAndPassword, Ending>>;
  /** Called just before the credentials are sent. */
  readonly onSubmit: (credentials: NameAndPassword, configuration: Configuration) => void;
}

/** How an attempt ended, and everything that became known on the way. */
export interface Attempted extends Ending {
  readonly configuration?: Configuration;
  readonly visit?: Visit;
  readonly platform?: PlatformType;
  readonly username?: string;
  readonly login?: SiteLogin;
  readonly steps?: readonly ReportStep[];
}

/**
 * Logs in. Nobody is asked for a password before the configuration, the address and the redirect are right.
 */
export async function attempt(plan: LoginPlan, target: Target, tools: AttemptTools): Promise<Attempted> {
  const { site, reference, cancellation } = tools;
  const { origin } = target.address;
  const guard = (address: string) => guardHost(address, target.builtIn || plan.allowProduction);
  const fail = (error: DomainError, redirectUris: Configuration['redirectUris'] = []) =>
    failure(error, { origin, connection: site.connectionFault(), redirectUris });

  const guardedSite = guard(origin);
  if (guardedSite !== null) return guardedSite;
  const loaded = await site.loadConfiguration(cancellation);
  if (loaded.isErr()) return fail(loaded.error);
  const { configuration, unknownKeys } = loaded.value;
  tools.onUnknownKeys(unknownKeys);
  const visited = readVisit(plan, target.address, configuration);
  if (visited.isErr()) return { configuration, outcome: 'usage', problem: visited.error };
  const visit = visited.value;
  const guardedApi = guard(apiBaseOf(configuration));
  if (guardedApi !== null) return { configuration, visit, ...guardedApi };

  const login = site.startLogin(configuration);
  const steps = recordSteps(login.runner, tools.start);
  let known: Pick<Attempted, 'platform' | 'username'> = {};
  const player: Player = {
    visit,
    fail: (error) => fail(error, configuration.redirectUris),
    async logIn({ draft }): Promise<Move> {
      const platformType = plan.platform ?? draft.platformType;
      known = { platform: platformType };
      await unlessCancelled(site.openPage(pathOf(visit.region, 'login')), cancellation);
      const gathered = await tools.credentials();
      if (gathered.isErr()) return gathered.error;
      const { username, password } = gathered.value;
      known = { platform: platformType, username };
      tools.onSubmit(gathered.value, configuration);
      const filled = { ...draft, tab: 'username', username, platformType, rememberMe: false } as const;
      return { type: 'submitted', draft: filled, password, reference };
    },
  };
  const ending = await drive(login, player, cancellation);
  return { configuration, visit, login, steps, ...known, ...ending };
}
