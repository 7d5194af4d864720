import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkPassword, englishText, PASSWORD_HELP } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../io.ts';
import { type Ending, INTERRUPTED, missing, usageError } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { ask } from '../terminal/ask.ts';
import { inert } from '../terminal/inert.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';
import { wrap } from '../terminal/table.ts';
import { makeUpPassword } from './made-up-password.ts';
import { type NewPasswordSource, providerOf, type SecretProvider } from './secret-source.ts';
import { type SecretName, takeSecret } from './take-secret.ts';

const TRIES = 3;

/** The new password, as messages call it. */
const NAME: SecretName = { what: 'new password', flag: '--new-password' };

/** Makes the provider of the new password from a source. `mayAsk`: whether a person may be asked. */
export function makeNewPasswords(source: NewPasswordSource, mayAsk: boolean, io: Io): SecretProvider {
  if (source.kind === 'prompt') return providerOf(() => askForPassword(mayAsk, io));
  if (source.kind === 'generated') return inventing(resolve(io.cwd, source.path), inert(source.path));
  let password = makeSecret('');
  return providerOf(
    async () => ok(password),
    async () => {
      const taken = await takeSecret(source, NAME, io);
      if (taken.isErr()) return taken.error;
      password = taken.value;
      return isAcceptable(password.reveal()) ? null : BREAKS_RULE;
    },
  );
}

const HELP = englishText(PASSWORD_HELP);

/** The ending for a given password that breaks a rule. */
export const BREAKS_RULE = usageError('The new password breaks a rule.', HELP);

/** Whether a new password satisfies the policy. */
export const isAcceptable = (password: string): boolean => {
  const { lengthOk, formatOk } = checkPassword(password);
  return lengthOk && formatOk;
};

async function askForPassword(mayAsk: boolean, io: Io): Promise<Result<Secret, Ending>> {
  if (!mayAsk) return err(CHANGE_REQUIRED);
  io.stderr.write('The platform asks for a new password.\n');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = await ask(io, 'New password:', true);
    if (first === null) return err(INTERRUPTED);
    if (!isAcceptable(first)) {
      io.stderr.write(`${wrap(HELP, io.stderr.columns).join('\n')}\n`);
      continue;
    }
    const again = await ask(io, 'The same again:', true);
    if (again === null) return err(INTERRUPTED);
    if (first === again) return ok(makeSecret(first));
    io.stderr.write('Passwords do not match.\n');
  }
  return err(NO_PASSWORD);
}

/** Writes the password to its file before the platform gets it: a change that nobody can use must not happen. */
function inventing(file: string, shown: string): SecretProvider {
  const next = 'Give --new-password-to a new file in a folder that you may write to.';
  const create = (text: string): Promise<Result<void, Ending>> =>
    writeFile(file, text, { flag: 'wx', mode: 0o600 }).then(
      () => ok(),
      (error: NodeJS.ErrnoException) => {
        const problem = error.code === 'EEXIST' ? 'exists already' : 'cannot be written';
        return err(usageError(`The file ${shown} ${problem}.`, next));
      },
    );
  return {
    async prepare() {
      const created = await create('');
      if (created.isErr()) return created.error;
      await rm(file);
      return null;
    },
    async take() {
      const password = makeUpPassword();
      return (await create(`${password}\n`)).map(() => makeSecret(password));
    },
    discard: () => rm(file, { force: true }),
  };
}

const NO_PASSWORD: Ending = missing(
  'password-change-required',
  say`The platform asks for a new password, and no acceptable one was entered.`,
  say`Run the command again, or use --generate-password.`,
);

/** The ending when the platform asks for a new password and there is nowhere to get one. */
export const CHANGE_REQUIRED: Ending = missing(
  'password-change-required',
  say`The platform asks for a new password.`,
  input('a new password'),
);
