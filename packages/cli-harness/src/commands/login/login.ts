import { randomBytes } from 'node:crypto';
import { type Credentials, type ExitCode, makeReference } from '@gatehouse-login/core';
import type { Io } from '../../io.ts';
import { inert } from '../../report/inert.ts';
import type { Report } from '../../report/report.ts';
import { makeVault, type Vault } from '../../report/vault.ts';
import { writeReport } from '../../report/write-report.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { type Attempted, attempt } from './attempt.ts';
import { cancellationOf } from './cancellation.ts';
import { gatherCredentials } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import type { LoginGiven } from './options.ts';
import { type LoginPlan, readPlan } from './plan.ts';
import { reportOf } from './report-of.ts';
import { reachTarget, type Target } from './target.ts';
import { trustAuthorities } from './trust-authorities.ts';

/** Runs `gatehouse login`: reads what was given, logs in, leaves no session behind and writes the report. */
export async function login(given: LoginGiven, context: Context): Promise<ExitCode> {
  const { io } = context;
  const plan = readPlan(given);
  if (plan.isErr()) return writeUsage(plan.error, io, given.json);
  const trusted = await trustAuthorities(given.ca, io.cwd);
  if (trusted.isErr()) return writeUsage(trusted.error, io, given.json);
  const target = await reachTarget(plan.value, context);
  if (target.isErr()) {
    const { error } = target;
    return error.kind === 'usage'
      ? writeUsage(error, io, given.json)
      : writeEnd('environment-fault', error.problem, io, given.json);
  }
  try {
    return await loginAt(target.value, plan.value, given, context);
  } finally {
    await target.value.dispose();
  }
}

async function loginAt(
  target: Target,
  plan: LoginPlan,
  given: LoginGiven,
  { io, openSite }: Context,
): Promise<ExitCode> {
  const vault = makeVault();
  const start = performance.now();
  const reference = makeReference(() => randomBytes(1).readUInt8());
  const { origin } = target.address;
  const connect = await openSite();
  const site = connect({
    origin,
    fetch: io.fetch ?? globalThis.fetch,
    timeout: plan.timeout,
    elapsed: () => performance.now() - start,
    onSecret: vault.add,
  });
  const attempted = await attempt(plan, target, {
    site,
    reference,
    cancellation: cancellationOf(io.signal),
    credentials: (platform) => gatherCredentials(plan, target, platform, io, !given['no-input']),
    onSubmit: (credentials, { brand }) => {
      vault.add(credentials.password);
      if (!given.json) announce(io, credentials, origin, brand);
    },
  });
  return finish(attempted, { plan, given, io, vault, reference, origin });
}

interface Run {
  readonly plan: LoginPlan;
  readonly given: LoginGiven;
  readonly io: Io;
  readonly vault: Vault;
  readonly reference: string;
  readonly origin: string;
}

async function finish(attempted: Attempted, run: Run): Promise<ExitCode> {
  const { plan, given, io, vault, reference, origin } = run;
  const { configuration, flow, username, outcome } = attempted;
  const session = flow?.openedSessions()[0]?.session;
  const report: Report = {
    ...reportOf(attempted, plan, reference, vault),
    ...(given['show-session'] && outcome === 'signed-in' && session !== undefined ? { session } : {}),
  };
  const ended = await endSessions(flow, plan.keepSession);
  return writeReport(report, io, {
    json: given.json,
    showSession: given['show-session'],
    site: origin,
    brandName: configuration?.brandName || (configuration?.brand ?? ''),
    user: username === undefined ? '' : vault.mask(username),
    ...(ended === null ? {} : { session: ended }),
  });
}

function announce({ stderr }: Io, { username }: Credentials, origin: string, brand: string): void {
  if (stderr.isTTY) stderr.write(`Logging in as ${inert(username)} at ${origin} (${brand}) …\n`);
}
