import { randomInt } from 'node:crypto';
import { makeReference } from '@gatehouse-login/core';
import { err } from 'neverthrow';
import { cancellationOf } from '../../driver/cancellation.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { usageError } from '../arguments/usage-error.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { readAuthorities } from '../site/authorities.ts';
import { reachTarget, type Target } from '../site/target.ts';
import { makeAdmissions } from './admission.ts';
import { gatherCredentials } from './credentials.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginGiven } from './options.ts';
import { type LoginPlan, readPlan } from './plan.ts';
import { signIn } from './sign-in.ts';
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
  if (given.verbose && given.quiet) {
    const message = '--verbose and --quiet contradict each other.';
    return writeUsage(usageError(message, 'Give only one of them.'), io, given.json);
  }
  const plan = readPlan(given);
  if (plan.isErr()) return writeUsage(plan.error, io, given.json);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return writeUsage(authorities.error, io, given.json);
  const target = await reachTarget(plan.value, context);
  if (target.isErr()) return writeEnd(target.error.outcome, target.error.problem, io, given.json);
  try {
    return await loginAt(target.value, plan.value, authorities.value, { given, use }, context);
  } finally {
    await target.value.dispose();
  }
}

async function loginAt(
  target: Target,
  plan: LoginPlan,
  authorities: string | undefined,
  { given, use }: { readonly given: LoginGiven; readonly use: UseSession | undefined },
  { io, openSite, secrets }: Context,
): Promise<ExitCode> {
  const start = Date.now();
  const { vault } = secrets;
  const reference = makeReference(() => randomInt(256));
  const { origin } = target.address;
  const { timeout, keepSession } = plan;
  const connect = await openSite();
  const through = given.verbose ? await shown(io, vault) : undefined;
  const keepSessions = keepSession;
  const site = connect({ origin, io, authorities, timeout, keepSessions, through, onSecret: vault.add });
  const cancellation = cancellationOf(io.signal);
  const { quiet } = plan;
  const newPasswords = once(async () => {
    const { makeNewPasswords } = await import('./new-password.ts');
    return makeNewPasswords(plan.newPassword, plan.mayAsk && io.stdin.isTTY === true, io);
  });
  const mayAsk = plan.mayAsk && io.stdin.isTTY === true;
  const signed = await signIn(plan, target, {
    ...{ site, io, reference, start, cancellation, vault },
    ui: null,
    admissions: makeAdmissions(io, { builtIn: target.builtIn, quiet, cancellation }),
    means: {
      newPasswords,
      credentials: async () => {
        const gathered = await gatherCredentials(plan, target, io);
        if (gathered.isErr() || plan.newPassword.kind === 'person') return gathered;
        const prepared = await (await newPasswords()).prepare();
        return prepared.isErr() ? err({ outcome: 'usage', problem: prepared.error }) : gathered;
      },
      async chooseContact(contacts) {
        const { chooseContact } = await import('./contact-choice.ts');
        const anyWillDo = target.readInbox !== undefined;
        return chooseContact(contacts, { contact: plan.contact, mayAsk, anyWillDo }, io);
      },
      async codes() {
        const { makeCodeProvider } = await import('./enter-code.ts');
        const { readInbox } = target;
        return makeCodeProvider(plan.code, { io, mayAsk, fetch: site.fetch, readInbox });
      },
      onSecret: (secret, kind) => vault.add(secret.reveal(), kind),
    },
    onUnknownKeys: (keys) => (quiet ? undefined : warn(io, keys)),
    onSubmit: (credentials, { brand }) => {
      vault.add(credentials.password.reveal(), 'password');
      if (!given.json && !quiet) announce(io, vault.mask(credentials.username), origin, brand);
    },
  });
  const signedIn = signedInAt(signed, { vault, authorities, origin });
  const used = use === undefined || signedIn === null ? null : await use(signedIn);
  const end = (await signed.driver?.close()) ?? { kind: 'none' };
  return used ?? writeLogin(signed, end, { plan, given, io, secrets, reference, origin });
}

const shown = async (io: Context['io'], vault: Context['secrets']['vault']) =>
  (await import('../../journal/traffic.ts')).makeTraffic({ verbose: true }, io, vault).through;

/** Makes something when it is first asked for. */
function once(make: () => Promise<NewPasswords>): () => Promise<NewPasswords> {
  let made: Promise<NewPasswords> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
