import { err, ok } from 'neverthrow';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { OpenSite } from '../driver/site.ts';
import type { Io } from '../io.ts';
import { type Ending, missing } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { makeVault } from '../report/vault.ts';
import { BREAKS_RULE, isAcceptable } from '../secrets/new-passwords.ts';
import { providerOf } from '../secrets/secret-source.ts';
import { chooseContact } from '../signing-in/contact-choice.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { readAuthorities } from '../site/authorities.ts';
import { makeSecret } from '../terminal/secret.ts';
import { codesOf, codesOfSandbox } from './codes.ts';
import { type HarnessOptions, type SignInManner, type SignInRequest, textOf } from './options.ts';
import type { SignInOutcome } from './outcome.ts';
import { outcomeOf, unusable } from './outcome-of.ts';
import { readRequest } from './request.ts';

/** What a harness uses of its process. */
export interface HarnessTools extends Pick<Io, 'env' | 'cwd'> {
  readonly openSite: () => Promise<OpenSite>;
}

/** A sign-in and what stays of it until the harness is closed. */
export interface Done {
  readonly outcome: SignInOutcome;
  readonly driver?: LoginDriver;
}

/** Signs in as the options say. */
export async function signInFor(
  options: HarnessOptions,
  asked: SignInRequest,
  { openSite, env, cwd }: HarnessTools,
  signal: AbortSignal,
): Promise<Done> {
  const manner: SignInManner = { ...options, ...asked };
  const read = readRequest(options, asked, manner);
  if (read.isErr()) return { outcome: unusable(read.error) };
  const { request, target, credentials } = read.value;
  const newPassword = manner.newPassword === undefined ? null : makeSecret(textOf(manner.newPassword));
  if (newPassword !== null && !isAcceptable(newPassword.reveal())) return { outcome: unusable(BREAKS_RULE) };
  const authorities = await readAuthorities('ca' in options ? options.ca : undefined, cwd);
  if (authorities.isErr()) return { outcome: unusable(authorities.error) };
  const vault = makeVault();
  const signed = await signIn(request, target, {
    openSite,
    io: { env, cwd, signal },
    authorities: authorities.value,
    ui: null,
    vault,
    means: {
      credentials: async () => ok(credentials),
      chooseContact: (contacts) => chooseContact(contacts, { contact: manner.contact }),
      async codes() {
        const { username } = credentials;
        const inbox =
          'sandbox' in options && manner.code === undefined ? codesOfSandbox(options.sandbox) : null;
        return codesOf(manner.code ?? inbox?.provide, { username, signal, before: inbox?.prepare });
      },
      newPasswords: async () =>
        providerOf(async () => (newPassword === null ? err(NO_PASSWORD) : ok(newPassword))),
    },
  });
  const outcome = outcomeOf(signed, request, vault);
  return signed.driver === undefined ? { outcome } : { outcome, driver: signed.driver };
}

const NO_PASSWORD: Ending = missing(
  'password-change-required',
  say`The platform asks for a new password.`,
  input('a new password'),
);
