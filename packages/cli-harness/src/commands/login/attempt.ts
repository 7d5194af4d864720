import {
  apiBaseOf,
  type Cancellation,
  type Configuration,
  type DomainError,
  type PlatformType,
  type UnknownKey,
  type Visit,
} from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import { drive } from '../../driver/drive.ts';
import { advised, type Ending, failure } from '../../driver/ending.ts';
import type { Site, SiteLogin } from '../../driver/site.ts';
import { recordSteps } from '../../driver/steps.ts';
import type { Io } from '../../io.ts';
import type { ReportStep } from '../../report/report.ts';
import { say } from '../../report/sentence.ts';
import type { SecretKind } from '../../report/vault.ts';
import type { Secret } from '../../terminal/secret.ts';
import { guardHost } from '../site/guard.ts';
import type { Target } from '../site/target.ts';
import { readVisit } from '../site/visit.ts';
import type { Admissions } from './admission.ts';
import type { NameAndPassword } from './credentials.ts';
import type { Followed } from './follow.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginPlan } from './plan.ts';
import { makePlayer } from './player.ts';

/** What an attempt needs from the run. */
export interface AttemptTools {
  readonly site: Site;
  readonly io: Io;
  readonly reference: string;
  /** When the run started, in epoch milliseconds. */
  readonly start: number;
  readonly cancellation: Cancellation;
  readonly admissions: Admissions;
  readonly onSecret: (secret: Secret, kind: SecretKind) => void;
  readonly onUnknownKeys: (keys: readonly UnknownKey[]) => void;
  /** Called when everything else is right. */
  readonly credentials: () => Promise<Result<NameAndPassword, Ending>>;
  readonly newPasswords: () => Promise<NewPasswords>;
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
  readonly followed?: Followed;
}

/**
 * Logs in. Nobody is asked for a password before the configuration, the address and the redirect are right.
 */
export async function attempt(plan: LoginPlan, target: Target, tools: AttemptTools): Promise<Attempted> {
  const { site, io, cancellation, admissions } = tools;
  const { origin } = target.address;
  const guard = (address: string) => guardHost(address, target.builtIn || plan.allowProduction);
  const fail = (error: DomainError) =>
    failure(error, { origin, connection: site.connectionFault(), redirectUris: [] });

  const guardedSite = guard(origin);
  if (guardedSite !== null) return guardedSite;
  const loaded = await loadConfiguration();
  if (loaded.isErr()) {
    const ending = fail(loaded.error);
    return plan.configFile === undefined ? ending : advised(ending, say`Correct the file of --config.`);
  }
  const { configuration, unknownKeys } = loaded.value;
  tools.onUnknownKeys(unknownKeys);
  const visited = readVisit(plan, target.address, configuration);
  if (visited.isErr()) return { configuration, outcome: 'usage', problem: visited.error };
  const visit = visited.value;
  const guardedApi = guard(apiBaseOf(configuration));
  if (guardedApi !== null) return { configuration, visit, ...guardedApi };

  const login = site.startLogin(configuration);
  const steps = recordSteps(login.runner, tools.start);
  admissions.follow(login.runner);
  let known: Pick<Attempted, 'platform' | 'username'> = {};
  const player = makePlayer(plan, {
    ...tools,
    login,
    configuration,
    visit,
    origin,
    readInbox: target.readInbox,
    async admit(credentials) {
      const stopped = await admissions.admit(credentials.username, configuration);
      if (stopped === null) tools.onSubmit(credentials, configuration);
      return stopped;
    },
    onKnown: (platform, username) => {
      known = { platform, ...(username === undefined ? {} : { username }) };
    },
  });
  const ending = await drive(login, player, cancellation);
  admissions.settle();
  return { configuration, visit, login, steps, ...known, ...(await followed(ending)) };

  async function loadConfiguration() {
    if (plan.configFile === undefined) return site.loadConfiguration(cancellation);
    const { readLocalConfiguration } = await import('../site/local-configuration.ts');
    return readLocalConfiguration(plan.configFile, io.cwd, site);
  }

  async function followed(ending: Ending): Promise<Ending & Pick<Attempted, 'followed'>> {
    const destination = login.destination();
    if (!plan.follow || ending.outcome !== 'signed-in' || destination === null) return ending;
    const { follow } = await import('./follow.ts');
    return follow(destination, { site, configuration, guard, signal: io.signal, timeout: plan.timeout });
  }
}
