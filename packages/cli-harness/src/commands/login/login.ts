import { randomBytes } from 'node:crypto';
import { makeReference, type UnknownKey } from '@gatehouse-login/core';
import { err } from 'neverthrow';
import { cancellationOf } from '../../driver/cancellation.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { writeReport } from '../../report/write-report.ts';
import { inert } from '../../terminal/inert.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { readAuthorities } from '../site/authorities.ts';
import { reachTarget, type Target } from '../site/target.ts';
import { makeAdmissions } from './admission.ts';
import { type Attempted, attempt } from './attempt.ts';
import { gatherCredentials } from './credentials.ts';
import { finish } from './finish.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginGiven } from './options.ts';
import { type LoginPlan, readPlan } from './plan.ts';
import { reportOf } from './report-of.ts';
import { withSession } from './show-session.ts';
import { type SignedIn, signedInAt } from './signed-in.ts';

/** Uses a session between the log-in and the log-off. The run then ends with the exit code that this resolves with. */
export type UseSession = (signedIn: SignedIn) => Promise<ExitCode>;

/**
 * Runs `gatehouse login`: logs in, logs off again and writes the report. With `use`, the report is written only if the
 * login did not succeed.
 */
export async function login(given: LoginGiven, context: Context, use?: UseSession): Promise<ExitCode> {
  const { io } = context;
  const plan = readPlan(given);
  if (plan.isErr()) return writeUsage(plan.error, io, given.json);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return writeUsage(authorities.error, io, given.json);
  const target = await reachTarget(plan.value, context);
  if (target.isErr()) return writeEnd(target.error.outcome, target.error.problem, io, given.json);
  try {
    return await loginAt(target.value, plan.value, authorities.value, given, context, use);
  } finally {
    await target.value.dispose();
  }
}

async function loginAt(
  target: Target,
  plan: LoginPlan,
  authorities: string | undefined,
  given: LoginGiven,
  { io, openSite, secrets }: Context,
  use: UseSession | undefined,
): Promise<ExitCode> {
  const start = Date.now();
  const { vault } = secrets;
  const reference = makeReference(() => randomBytes(1).readUInt8());
  const { origin } = target.address;
  const { timeout, keepSession } = plan;
  const connect = await openSite();
  const site = connect({ origin, io, authorities, timeout, keepSessions: keepSession, onSecret: vault.add });
  const cancellation = cancellationOf(io.signal);
  const { quiet } = plan;
  const newPasswords = once(async () => {
    const { makeNewPasswords } = await import('./new-password.ts');
    return makeNewPasswords(plan.newPassword, plan.mayAsk && io.stdin.isTTY === true, io);
  });
  const attempted = await attempt(plan, target, {
    site,
    io,
    reference,
    start,
    cancellation,
    newPasswords,
    onSecret: (secret, kind) => vault.add(secret.reveal(), kind),
    admissions: makeAdmissions(io, { builtIn: target.builtIn, quiet, cancellation }),
    onUnknownKeys: (keys) => (quiet ? undefined : warn(io, keys)),
    credentials: async () => {
      const gathered = await gatherCredentials(plan, target, io);
      if (gathered.isErr() || plan.newPassword.kind === 'person') return gathered;
      const prepared = await (await newPasswords()).prepare();
      return prepared.isErr() ? err({ outcome: 'usage', problem: prepared.error }) : gathered;
    },
    onSubmit: (credentials, { brand }) => {
      vault.add(credentials.password.reveal(), 'password');
      if (!given.json && !quiet) announce(io, vault.mask(credentials.username), origin, brand);
    },
  });
  const signedIn = signedInAt(attempted, { vault, authorities, origin });
  const used = use === undefined || signedIn === null ? null : await use(signedIn);
  const session = await finish(attempted.login, keepSession);
  if (used !== null) return used;
  return write(attempted, session, { plan, given, io, secrets, reference, origin });
}

/** Makes something when it is first asked for. */
function once(make: () => Promise<NewPasswords>): () => Promise<NewPasswords> {
  let made: Promise<NewPasswords> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface Run {
  readonly plan: LoginPlan;
  readonly given: LoginGiven;
  readonly io: Io;
  readonly secrets: Secrets;
  readonly reference: string;
  readonly origin: string;
}

function write(attempted: Attempted, session: string | null, run: Run): ExitCode {
  const { plan, given, io, secrets, reference, origin } = run;
  const { vault } = secrets;
  const { configuration, username } = attempted;
  const report = reportOf(attempted, plan, reference, vault);
  return writeReport(given['show-session'] ? withSession(report, attempted.login, secrets) : report, io, {
    json: given.json,
    quiet: plan.quiet,
    showSession: given['show-session'],
    site: origin,
    brandName: configuration?.brandName || (configuration?.brand ?? ''),
    user: username === undefined ? '' : vault.mask(username),
    ...(session === null ? {} : { session }),
  });
}

function announce({ stderr }: Io, username: string, origin: string, brand: string): void {
  if (stderr.isTTY) stderr.write(`Logging in as ${inert(username)} at ${origin} (${brand}) …\n`);
}

function warn({ stderr }: Io, keys: readonly UnknownKey[]): void {
  for (const { path, nearest } of keys) {
    const meant = nearest === null ? '' : ` Did you mean ${nearest}?`;
    stderr.write(`Warning: the site's configuration has an unknown key "${inert(path)}".${meant}\n`);
  }
}
