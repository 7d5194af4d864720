import { randomInt } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { checkPassword, englishText, makeReference, PASSWORD_HELP } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import { type UsageError, usageError } from '../commands/arguments/usage-error.ts';
import { makeAdmissions } from '../commands/login/admission.ts';
import { chooseContact } from '../commands/login/contact-choice.ts';
import { gatherCredentials } from '../commands/login/credentials.ts';
import type { NewPasswords } from '../commands/login/new-password.ts';
import { reportOf } from '../commands/login/report-of.ts';
import { signIn } from '../commands/login/sign-in.ts';
import { readAuthorities } from '../commands/site/authorities.ts';
import { cancellationOf } from '../driver/cancellation.ts';
import { missing } from '../driver/ending.ts';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { OpenSite, Site } from '../driver/site.ts';
import type { Io } from '../io.ts';
import { say } from '../report/sentence.ts';
import { makeVault } from '../report/vault.ts';
import { makeSecret } from '../terminal/secret.ts';
import { codesOf, codesOfSandbox } from './codes.ts';
import type { HarnessOptions, SecretText, SignInManner, SignInRequest } from './options.ts';
import type { SignInOutcome } from './outcome.ts';
import { outcomeOf, unusable } from './outcome-of.ts';
import { readRequest } from './request.ts';
import { textOf } from './secret-text.ts';

/** What a harness uses of its process. */
export interface HarnessTools extends Pick<Io, 'env' | 'cwd'> {
  readonly openSite: () => Promise<OpenSite>;
}

/** A sign-in and what stays of it until the harness is closed. */
export interface Done {
  readonly outcome: SignInOutcome;
  readonly driver?: LoginDriver;
}

/** Signs in with the command's own flow, rules and guards. */
export async function signInFor(
  options: HarnessOptions,
  request: SignInRequest,
  tools: HarnessTools,
  signal: AbortSignal,
): Promise<Done> {
  const start = Date.now();
  const manner: SignInManner = { ...options, ...request };
  const reference = makeReference(() => randomInt(256));
  const fail = (problem: UsageError): Done => ({ outcome: unusable(problem, reference) });
  const read = readRequest(options, request, manner);
  if (read.isErr()) return fail(read.error);
  const newPasswords = newPasswordsOf(manner.newPassword);
  if (newPasswords === null) return fail(usageError('The new password breaks a rule.', HELP));
  const authorities = await readAuthorities('ca' in options ? options.ca : undefined, tools.cwd);
  if (authorities.isErr()) return fail(authorities.error);

  const { target } = read.value;
  const inbox = 'sandbox' in options && manner.code === undefined ? codesOfSandbox(options.sandbox) : null;
  let username = '';
  const codes = codesOf(manner.code ?? inbox?.provide, { username: () => username, signal });
  const provider = {
    ...codes,
    prepare: async () => {
      inbox?.prepare();
      return codes.prepare();
    },
  };
  const { plan } = read.value;
  const io = { ...SILENT(), env: tools.env, cwd: tools.cwd, signal };
  const vault = makeVault();
  const connect = await tools.openSite();
  const site: Site = connect({
    origin: target.address.origin,
    io,
    authorities: authorities.value,
    timeout: plan.timeout,
    keepSessions: plan.keepSession,
    onSecret: vault.add,
  });
  const cancellation = cancellationOf(signal);
  const signed = await signIn(plan, target, {
    ...{ site, io, reference, start, cancellation, vault },
    ui: null,
    admissions: makeAdmissions(io, { builtIn: target.builtIn, quiet: true, cancellation }),
    means: {
      credentials: () => gatherCredentials(plan, target, io),
      chooseContact: (contacts) =>
        chooseContact(contacts, { contact: plan.contact, mayAsk: false, anyWillDo: false }, io),
      codes: async () => provider,
      newPasswords: async () => newPasswords,
      onSecret: (secret) => vault.add(secret.reveal()),
    },
    onUnknownKeys: () => {},
    onSubmit: (credentials) => {
      username = credentials.username;
      vault.add(credentials.password.reveal());
    },
  });
  const report = reportOf(signed, plan, reference, vault);
  const outcome = outcomeOf(report, signed, { site, origin: target.address.origin });
  return signed.driver === undefined ? { outcome } : { outcome, driver: signed.driver };
}

const HELP = englishText(PASSWORD_HELP);

/** Null if the password breaks a rule. */
function newPasswordsOf(given: SecretText | undefined): NewPasswords | null {
  const password = given === undefined ? undefined : textOf(given);
  if (password !== undefined) {
    const { lengthOk, formatOk } = checkPassword(password);
    if (!lengthOk || !formatOk) return null;
  }
  return {
    prepare: async () => ok(),
    take: async () => (password === undefined ? err(NO_PASSWORD) : ok(makeSecret(password))),
    discard: async () => {},
  };
}

const NO_PASSWORD = missing(
  'password-change-required',
  say`The platform asks for a new password.`,
  say`Give the option "newPassword".`,
);

/** Streams that nobody reads from or writes to. */
const SILENT = (): Pick<Io, 'stdin' | 'stdout' | 'stderr'> => ({
  stdin: Readable.from([]),
  stdout: new PassThrough().resume(),
  stderr: new PassThrough().resume(),
});
