import type { Credentials, PlatformType } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import { inert } from '../../report/inert.ts';
import type { Problem } from '../../report/problem.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { takePassword } from './password-source.ts';
import type { LoginPlan } from './plan.ts';
import { ask } from './prompt.ts';
import type { Target } from './target.ts';

/** Why there are no credentials. */
export type CredentialsError =
  | UsageError
  | { readonly kind: 'input-required'; readonly problem: Problem }
  | { readonly kind: 'interrupted' };

/** Gathers user name and password: from the flags, the sandbox's person, or the terminal. */
export async function gatherCredentials(
  plan: LoginPlan,
  { person, address }: Target,
  platformType: PlatformType,
  io: Io,
  input: boolean,
): Promise<Result<Credentials, CredentialsError>> {
  const terminal = input && io.stdin.isTTY === true;
  const user = plan.user ?? person?.username;
  const username = user === undefined ? await askFor('user name', 'Username:', false) : ok(user.trim());
  if (username.isErr()) return err(username.error);
  if (username.value === '') return err(usageError('The user name is empty.', 'Check the value of --user.'));
  const password = await findPassword(username.value);
  return password.map((text) => ({ username: username.value, password: text, platformType }));

  async function findPassword(name: string): Promise<Result<string, CredentialsError>> {
    const { password: source } = plan;
    const prompted = source.kind === 'prompt' || (source.kind === 'stdin' && terminal);
    if (source.kind === 'prompt' && person !== undefined) return ok(person.password);
    if (prompted) return askFor('password', `Password of ${inert(name)} at ${address.origin}:`, true);
    return takePassword(source, io);
  }

  async function askFor(
    what: string,
    prompt: string,
    silent: boolean,
  ): Promise<Result<string, CredentialsError>> {
    if (!terminal) return err(needed(what, input ? 'there is no terminal to ask on' : 'asking is off'));
    const answer = await ask(io, prompt, silent);
    if (answer === null) return err({ kind: 'interrupted' });
    return answer === '' ? err(needed(what, 'none was given')) : ok(answer);
  }
}

const needed = (what: string, reason: string): CredentialsError => ({
  kind: 'input-required',
  problem: {
    kind: `${what.replace(' ', '-')}-required`,
    message: `The ${what} is needed, and ${reason}.`,
    next:
      what === 'password'
        ? 'Use --password-env, --password-file or --password-stdin.'
        : 'Give it with --user.',
  },
});
