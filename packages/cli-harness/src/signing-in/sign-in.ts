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
import type { Ending } from '../driver/ending.ts';
import type { Arrival, LoginDriver } from '../driver/login-driver.ts';
import type { OpenSite, Site, SiteOptions } from '../driver/site.ts';
import type { Ui } from '../driver/ui.ts';
import type { Io } from '../io.ts';
import type { ReportStep } from '../report/report.ts';
import type { Vault } from '../report/vault.ts';
import { notAccepted } from '../site/follow.ts';
import { guardHost } from '../site/guard.ts';
import { makeDriver } from '../site/make-driver.ts';
import { readSite } from '../site/read-site.ts';
import type { Target } from '../site/target.ts';
import { makeAdmissions } from './admission.ts';
import type { Credentials } from './credentials.ts';
import { type Means, makePerson } from './person.ts';
import type { SignInRequest } from './request.ts';

/** What a sign-in needs besides its request. */
export interface SignInTools {
  readonly openSite: () => Promise<OpenSite>;
  readonly io: Pick<Io, 'fetch' | 'env' | 'cwd' | 'signal'>;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  readonly authorities: string | undefined;
  /** Wraps the fetch that reaches the network. */
  readonly through?: SiteOptions['through'];
  /** The browser to sign in with; null for the core alone. */
  readonly ui: Ui | null;
  readonly vault: Vault;
  /** Nobody is asked for a password before the configuration, the address and the redirect are right. */
  readonly means: Means;
  readonly onUnknownKeys?: (keys: readonly UnknownKey[]) => void;
  /** Called when a wrong password would not be counted, because there is no folder for it. */
  readonly onUncounted?: () => void;
  /** Called just before the credentials are sent. */
  readonly onSubmit?: (credentials: Credentials, configuration: Configuration) => void;
}

/** How a sign-in ended, and everything that became known on the way. */
export interface SignIn extends Ending {
  /** Names the attempt. Null in a browser: the page names it itself. */
  readonly reference: string | null;
  readonly site: Site;
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
  const { io, vault, means, authorities, through } = tools;
  const { cwd, env, signal } = io;
  const { timeout, configFile, keepSession: keepSessions } = request;
  const { address, builtIn } = target;
  const { origin } = address;
  const named = makeReference(() => randomInt(256));
  const reference = tools.ui === null ? named : null;
  const connect = await tools.openSite();
  const site = connect({ origin, io, authorities, timeout, keepSessions, through, onSecret: vault.add });
  const cancellation = cancellationOf(signal);
  const guard = (url: string) => guardHost(url, builtIn || request.allowProduction);
  const read = await readSite(request, address, { site, guard, cwd, cancellation });
  if (read.isErr()) return { reference, site, ...read.error };
  const { configuration, visit, unknownKeys } = read.value;
  tools.onUnknownKeys?.(unknownKeys);

  const { onUncounted } = tools;
  const admissions = makeAdmissions(env, { builtIn, cancellation, ...(onUncounted && { onUncounted }) });
  const driven = Date.now();
  const driver = await makeDriver({
    ...{ site, address, configuration, cancellation, guard, vault, cwd, signal, configFile, timeout },
    ...{ ui: tools.ui, keepSessions, onVerdict: admissions.note, makeReference: () => named },
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
    .transcript()
    // A browser does not always say which event it was.
    .map(({ at, state, event }) => ({ at: state, event: event ?? '', ms: at + driven - start }));
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
