import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type Ending, endingOf, INTERRUPTED } from '../../report/ending.ts';
import { input } from '../../report/sentence.ts';
import { takeSecret } from '../../secrets/take-secret.ts';
import { type Credentials, identityOf } from '../../signing-in/credentials.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import type { ReachedTarget } from '../site/target.ts';
import type { LoginPlan } from './plan.ts';

const PASSWORD = { what: 'password', flag: '--password' };

/**
 * Gets the user name and the password: from the flags, from a person of the sandbox, or from the terminal.
 */
export async function gatherCredentials(
  { mayAsk, phone, user, password: source }: LoginPlan,
  { person, address }: ReachedTarget,
  io: Io,
): Promise<Result<Credentials, Ending>> {
  const terminal = mayAsk && io.stdin.isTTY === true;
  const given = phone ?? user ?? person?.username;
  const who = given === undefined ? await askFor('user name', 'Username:', false) : ok(given);
  if (who.isErr()) return err(who.error);
  const identity = identityOf(who.value);
  if (identity.isErr()) return err(identity.error);
  const password = await findPassword(identity.value.username);
  return password.map((secret) => ({ ...identity.value, password: secret }));

  async function findPassword(name: string): Promise<Result<Secret, Ending>> {
    if (source.kind === 'prompt' && person !== undefined) return ok(makeSecret(person.password));
    if (source.kind === 'prompt' || (source.kind === 'stdin' && terminal)) {
      const answer = await askFor('password', `Password of ${inert(name)} at ${address.origin}:`, true);
      return answer.map(makeSecret);
    }
    return takeSecret(source, PASSWORD, io);
  }

  async function askFor(
    what: keyof typeof ADVICE,
    prompt: string,
    silent: boolean,
  ): Promise<Result<string, Ending>> {
    if (!terminal) return err(required(what, mayAsk ? 'there is no terminal' : 'asking is off'));
    const answer = await ask(io, prompt, silent);
    if (answer === null) return err(INTERRUPTED);
    return answer === '' ? err(required(what, 'none was given')) : ok(answer);
  }
}

const ADVICE = {
  'user name': 'Give it with --user.',
  password: input('a password'),
} as const;

const required = (what: keyof typeof ADVICE, reason: string): Ending => {
  const kind = `${what.replace(' ', '-')}-required`;
  return endingOf('input-required', kind, `The ${what} is needed, and ${reason}.`, ADVICE[what]);
};
