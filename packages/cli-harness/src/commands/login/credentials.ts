import { type PhoneNumber, phoneUsername, trimUsername } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, INTERRUPTED } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import { takeSecret } from '../arguments/secret-source.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { Target } from '../site/target.ts';
import { PASSWORD } from './password-source.ts';
import type { LoginPlan } from './plan.ts';

/** Who logs in, and the password. */
export interface NameAndPassword {
  /** As it is sent. */
  readonly username: string;
  readonly password: Secret;
  /** The phone number that the user name is made of. */
  readonly phone?: PhoneNumber;
}

/**
 * Gets the user name and the password: from the flags, from a person of the sandbox, or from the terminal.
 */
export async function gatherCredentials(
  plan: LoginPlan,
  { person, address }: Target,
  io: Io,
): Promise<Result<NameAndPassword, Ending>> {
  const terminal = plan.mayAsk && io.stdin.isTTY === true;
  const { phone } = plan;
  const user =
    phone === undefined ? (plan.user ?? person?.username) : phoneUsername(phone.prefix, phone.number);
  const given = user === undefined ? await askFor('user name', 'Username:', false) : ok(user);
  if (given.isErr()) return err(given.error);
  const username = trimUsername(given.value);
  const wrong = problemOfName(username);
  if (wrong !== null) return err(toEnding(wrong));
  const password = await findPassword(username);
  return password.map((text) => ({ username, password: text, ...(phone === undefined ? {} : { phone }) }));

  async function findPassword(name: string): Promise<Result<Secret, Ending>> {
    const { password: source } = plan;
    if (source.kind === 'prompt' && person !== undefined) return ok(makeSecret(person.password));
    if (source.kind === 'prompt' || (source.kind === 'stdin' && terminal)) {
      const answer = await askFor('password', `Password of ${inert(name)} at ${address.origin}:`, true);
      return answer.map(makeSecret);
    }
    return takeSecret(source, PASSWORD, io).mapErr(toEnding);
  }

  async function askFor(
    what: keyof typeof FLAGS,
    prompt: string,
    silent: boolean,
  ): Promise<Result<string, Ending>> {
    if (!terminal) return err(required(what, plan.mayAsk ? 'there is no terminal' : 'asking is off'));
    const answer = await ask(io, prompt, silent);
    if (answer === null) return err(INTERRUPTED);
    return answer === '' ? err(required(what, 'none was given')) : ok(answer);
  }
}

function problemOfName(name: string): UsageError | null {
  const next = 'Check the value of --user.';
  if (name === '') return usageError('The user name is empty.', next);
  // Later calls send the name in a header, which cannot carry it.
  return /\p{Cc}/u.test(name) ? usageError('The user name holds a control character.', next) : null;
}

const toEnding = (problem: UsageError): Ending => ({ outcome: 'usage', problem });

const FLAGS = {
  'user name': 'Give it with --user.',
  password: 'Use --password-env, --password-file or --password-stdin.',
} as const;

const required = (what: keyof typeof FLAGS, reason: string): Ending => ({
  outcome: 'input-required',
  problem: {
    kind: `${what.replace(' ', '-')}-required`,
    retryable: false,
    message: `The ${what} is needed, and ${reason}.`,
    next: FLAGS[what],
  },
});
