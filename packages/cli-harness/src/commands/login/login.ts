import { randomInt } from 'node:crypto';
import { makeReference } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { cancellationOf } from '../../driver/cancellation.ts';
import type { Io } from '../../io.ts';
import type { Cassette } from '../../journal/cassette.schema.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { readAuthorities } from '../site/authorities.ts';
import { reachTarget, type Target } from '../site/target.ts';
import { makeAdmissions } from './admission.ts';
import { attempt } from './attempt.ts';
import { gatherCredentials } from './credentials.ts';
import { finish } from './finish.ts';
import { keepJournal } from './keep-journal.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginGiven } from './options.ts';
import { type LoginPlan, readPlan } from './plan.ts';
import { type SignedIn, signedInAt } from './signed-in.ts';
import { announce, warn, writeLogin } from './write-login.ts';

/** Uses a session between the log-in and the log-off. The run then ends with the exit code that this resolves with. */
export type UseSession = (signedIn: SignedIn) => Promise<ExitCode>;

/**
 * Runs `gatehouse login`: logs in, logs off again and writes the report. With `use`, the report is written only if the
 * login did not succeed.
 */
export async function login(given: LoginGiven, context: Context, use?: UseSession): Promise<ExitCode> {
  const { io } = context;
  const start = await readStart(given, io);
  if (start.isErr()) return writeUsage(start.error, io, given.json);
  const { cassette } = start.value;
  const plan = readPlan(start.value.given);
  if (plan.isErr()) return writeUsage(plan.error, io, given.json);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return writeUsage(authorities.error, io, given.json);
  // The folder is created last, so that a refused command line does not leave it behind.
  const wrong =
    given.record === undefined ? null : await (await import('./cassettes.ts')).checkRecord(given, io);
  if (wrong !== null) return writeUsage(wrong, io, given.json);
  const target =
    cassette === null ? await reachTarget(plan.value, context) : await replayed(plan.value, cassette);
  if (target.isErr()) return writeEnd(target.error.outcome, target.error.problem, io, given.json);
  try {
    return await loginAt(target.value, plan.value, authorities.value, { ...start.value, use }, context);
  } finally {
    await target.value.dispose();
  }
}

async function replayed({ target }: LoginPlan, cassette: Cassette): ReturnType<typeof reachTarget> {
  const { replayTarget } = await import('./cassettes.ts');
  return target.kind === 'site'
    ? ok(replayTarget(target.address, cassette))
    : err({ outcome: 'usage', problem: usageError('The cassette names no site.', 'Record it again.') });
}

interface Start {
  /** With the flags of a cassette. */
  readonly given: LoginGiven;
  readonly cassette: Cassette | null;
}

/** Reads the flags about replaying. */
async function readStart(given: LoginGiven, io: Io): Promise<Result<Start, UsageError>> {
  if (given.verbose && given.quiet) {
    const message = '--verbose and --quiet contradict each other.';
    return err(usageError(message, 'Give only one of them.'));
  }
  if (given.replay === undefined) return ok({ given, cassette: null });
  const { readReplay } = await import('./cassettes.ts');
  return readReplay(given, io);
}

async function loginAt(
  target: Target,
  plan: LoginPlan,
  authorities: string | undefined,
  { given, cassette, use }: Start & { readonly use: UseSession | undefined },
  { io, openSite, secrets }: Context,
): Promise<ExitCode> {
  const start = Date.now();
  const { vault } = secrets;
  const reference = makeReference(() => randomInt(256));
  const { origin } = target.address;
  const { timeout, keepSession } = plan;
  const connect = await openSite();
  const journal = await keepJournal(given, target, cassette, io, secrets);
  const { through } = journal;
  const keepSessions = keepSession;
  const site = connect({ origin, io, authorities, timeout, keepSessions, through, onSecret: vault.add });
  const cancellation = cancellationOf(io.signal);
  const { quiet } = plan;
  const newPasswords = once(async () => {
    const replayed = cassette === null ? null : (await import('./cassettes.ts')).replayedPasswords(cassette);
    if (replayed !== null) return replayed;
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
  const unwritten = await journal.write(attempted);
  if (used !== null) return used;
  return writeLogin({ ...journal.conclude(attempted), ...unwritten }, session, {
    plan,
    given,
    io,
    secrets,
    reference,
    origin,
  });
}

/** Makes something when it is first asked for. */
function once(make: () => Promise<NewPasswords>): () => Promise<NewPasswords> {
  let made: Promise<NewPasswords> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
