import { randomInt } from 'node:crypto';
import {
  type Configuration,
  cancellationOf,
  firstDraft,
  makeReference,
  type PlatformType,
  pathOf,
  type UnknownKey,
  type Visit,
} from '@gatehouse-login/core';
import { autopilot } from '../driver/autopilot.ts';
import type { Arrival, LoginDriver } from '../driver/login-driver.ts';
import type { Site } from '../driver/site.ts';
import type { Ending } from '../report/ending.ts';
import type { ReportStep } from '../report/report.ts';
import { notAccepted } from '../site/follow.ts';
import type { Target } from '../site/site-address.ts';
import type { Credentials } from './credentials.ts';
import { type PageRequest, type PageTools, reachPage } from './login-page.ts';
import { type Means, makePerson } from './person.ts';

/** What a sign-in asks for. Who signs in, and with which secrets, is for its `Means`. */
export interface SignInRequest extends PageRequest {
  /** Whether to open the destination. */
  readonly follow: boolean;
}

/** What a sign-in needs besides its request. */
export interface SignInTools extends PageTools {
  /** Nobody is asked for a password before the configuration, the address and the redirect are right. */
  readonly means: Means;
  readonly onUnknownKeys?: (keys: readonly UnknownKey[]) => void;
  /** Called just before the credentials are sent. */
  readonly onSubmit?: (credentials: Credentials, configuration: Configuration) => void;
}

/** How a sign-in ended, and everything that became known on the way. */
export interface SignIn extends Ending {
  /** Names the attempt. Null in a browser: the page names it itself. */
  readonly reference: string | null;
  /** The site, once it was read. */
  readonly site?: Site;
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
  const start = Date.now();
  const { vault, means } = tools;
  const named = makeReference(() => randomInt(256));
  const reference = tools.ui === null ? named : null;
  const cancellation = cancellationOf(tools.io.signal);
  const page = await reachPage(request, target, cancellation, tools);
  if (page.isErr()) return { reference, ...page.error };
  const { site, configuration, visit, unknownKeys, use } = page.value;
  tools.onUnknownKeys?.(unknownKeys);
  const { driver, admissions, since } = await use({ makeReference: () => named });
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
      site,
      platform: request.platform ?? null,
      onSecret: (secret, kind) => vault.add(secret.reveal(), kind),
      async admit(credentials) {
        known = { ...known, username: credentials.username };
        const stopped = await admissions.admit(credentials.username, configuration);
        if (stopped === null) {
          vault.add(credentials.password.reveal(), 'password');
          tools.onSubmit?.(credentials, configuration);
        }
        return stopped;
      },
    },
  );
  const ending = await drive();
  admissions.settle();
  const steps = driver
    .changes()
    // A browser does not always say which event it was.
    .map(({ at, state, event }) => ({ at: state, event: event ?? '', ms: at + since - start }));
  const made = driver.reference?.() ?? reference;
  return { reference: made, site, configuration, visit, driver, steps, ...known, ...(await followed()) };

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
