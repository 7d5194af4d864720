import {
  type Cancellation,
  type Configuration,
  firstDraft,
  type PlatformType,
  pathOf,
  type UnknownKey,
  type Visit,
} from '@gatehouse-login/core';
import { autopilot } from '../../driver/autopilot.ts';
import type { Ending } from '../../driver/ending.ts';
import type { Arrival, LoginDriver } from '../../driver/login-driver.ts';
import type { Site } from '../../driver/site.ts';
import type { Ui } from '../../driver/ui.ts';
import type { Io } from '../../io.ts';
import type { ReportStep } from '../../report/report.ts';
import type { Vault } from '../../report/vault.ts';
import { notAccepted } from '../site/follow.ts';
import { guardHost } from '../site/guard.ts';
import { makeDriver } from '../site/make-driver.ts';
import { readSite } from '../site/read-site.ts';
import type { Target } from '../site/target.ts';
import type { Admissions } from './admission.ts';
import type { NameAndPassword } from './credentials.ts';
import { type Means, makePerson } from './person.ts';
import type { LoginPlan } from './plan.ts';

/** What a sign-in asks for, apart from where its secrets come from. */
export type SignInRequest = Omit<
  LoginPlan,
  'target' | 'password' | 'code' | 'newPassword' | 'mayAsk' | 'quiet'
>;

/** What a sign-in needs besides its request. */
export interface SignInTools {
  readonly site: Site;
  /** The browser to sign in with; null for the core alone. */
  readonly ui: Ui | null;
  readonly io: Pick<Io, 'cwd' | 'signal'>;
  readonly reference: string;
  /** When the run started, in epoch milliseconds. */
  readonly start: number;
  readonly cancellation: Cancellation;
  readonly vault: Vault;
  readonly admissions: Admissions;
  /** Nobody is asked for a password before the configuration, the address and the redirect are right. */
  readonly means: Means;
  readonly onUnknownKeys: (keys: readonly UnknownKey[]) => void;
  /** Called just before the credentials are sent. */
  readonly onSubmit: (credentials: NameAndPassword, configuration: Configuration) => void;
}

/** How a sign-in ended, and everything that became known on the way. */
export interface SignIn extends Ending {
  readonly configuration?: Configuration;
  readonly visit?: Visit;
  readonly platform?: PlatformType;
  readonly username?: string;
  readonly driver?: LoginDriver;
  readonly steps?: readonly ReportStep[];
  readonly followed?: Arrival;
}

/** Signs in. The session stays open until the driver is closed. */
export async function signIn(request: SignInRequest, target: Target, tools: SignInTools): Promise<SignIn> {
  const { site, io, cancellation, admissions, means } = tools;
  const { address, builtIn } = target;
  const guard = (url: string) => guardHost(url, builtIn || request.allowProduction);
  const read = await readSite(request, address, { site, guard, cwd: io.cwd, cancellation });
  if (read.isErr()) return read.error;
  const { configuration, visit, unknownKeys } = read.value;
  tools.onUnknownKeys(unknownKeys);

  const driven = Date.now();
  const driver = await makeDriver({
    ...{ site, address, configuration, cancellation, guard },
    ui: tools.ui,
    vault: tools.vault,
    onVerdict: admissions.note,
    cwd: io.cwd,
    signal: io.signal,
    configFile: request.configFile,
    timeout: request.timeout,
    keepSessions: request.keepSession,
    makeReference: () => tools.reference,
  });
  let known: Pick<SignIn, 'platform' | 'username'> = {};
  const person = makePerson(
    {
      ...means,
      credentials() {
        known = { platform: request.platform ?? firstDraft(configuration, visit, null).platformType };
        return means.credentials();
      },
    },
    {
      platform: request.platform ?? null,
      async admit(credentials) {
        known = { ...known, username: credentials.username };
        const stopped = await admissions.admit(credentials.username, configuration);
        if (stopped === null) tools.onSubmit(credentials, configuration);
        return stopped;
      },
    },
  );
  const ending = await drive();
  admissions.settle();
  const steps = driver
    .transcript()
    // A browser does not always say which event it was.
    .map(({ at, state, event }) => ({ at: state, event: event ?? '', ms: at + driven - tools.start }));
  return { configuration, visit, driver, steps, ...known, ...(await followed()) };

  async function drive(): Promise<Ending> {
    const opened = await driver.open(pathOf(visit.region, 'login') + visit.query);
    if (opened.isErr()) return opened.error;
    const reached = await autopilot(driver, person, cancellation);
    // The platform refused the change, so no file may hold a password that opens nothing.
    if (reached.problem?.kind === 'password-not-changed') await (await means.newPasswords()).discard();
    return reached;
  }

  async function followed(): Promise<Ending & Pick<SignIn, 'followed'>> {
    if (!request.follow || ending.outcome !== 'signed-in') return ending;
    const arrived = await driver.arrive();
    if (arrived.isErr()) return arrived.error;
    return { ...(arrived.value.accepted ? ending : notAccepted(arrived.value)), followed: arrived.value };
  }
}
