import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkPassword, englishText, PASSWORD_HELP } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, INTERRUPTED, missing } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { say } from '../../report/sentence.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import { wrap } from '../../terminal/table.ts';
import { takeSecret } from '../arguments/secret-source.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { makeUpPassword } from './made-up-password.ts';
import { NEW_PASSWORD, type NewPasswordSource } from './new-password-source.ts';

/** Provides the new password of a forced change. */
export interface NewPasswords {
  /** Checks what can be checked before anything is sent. */
  readonly prepare: () => Promise<Result<void, UsageError>>;
  /** Called when the platform asks for a new password. The result satisfies the policy. */
  readonly take: () => Promise<Result<Secret, Ending>>;
  /** Called when the platform refused the change, so that no file holds a password that opens nothing. */
  readonly discard: () => Promise<void>;
}

const TRIES = 3;

/** Makes the provider of the new password that the flags name. */
export function makeNewPasswords(source: NewPasswordSource, mayAsk: boolean, io: Io): NewPasswords {
  if (source.kind === 'person') return asking(mayAsk, io);
  if (source.kind === 'generated') return inventing(resolve(io.cwd, source.path), inert(source.path));
  let password = makeSecret('');
  return {
    prepare: async () =>
      (await takeSecret(source, NEW_PASSWORD, io)).andThen((taken) => {
        password = taken;
        return isAcceptable(taken.reveal()) ? ok() : err(usageError('The new password breaks a rule.', HELP));
      }),
    take: async () => ok(password),
    discard: async () => {},
  };
}

const HELP = englishText(PASSWORD_HELP);

const isAcceptable = (password: string): boolean => {
  const { lengthOk, formatOk } = checkPassword(password);
  return lengthOk && formatOk;
};

function asking(mayAsk: boolean, io: Io): NewPasswords {
  return {
    prepare: async () => ok(),
    discard: async () => {},
    async take() {
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
    },
  };
}

/** Writes the password to its file before the platform gets it: a change that nobody can use must not happen. */
function inventing(file: string, shown: string): NewPasswords {
  const next = 'Give --new-password-to a new file in a folder that you may write to.';
  const create = (text: string): Promise<Result<void, UsageError>> =>
    writeFile(file, text, { flag: 'wx', mode: 0o600 }).then(
      () => ok(),
      (error: NodeJS.ErrnoException) => {
        const problem = error.code === 'EEXIST' ? 'exists already' : 'cannot be written';
        return err(usageError(`The file ${shown} ${problem}.`, next));
      },
    );
  return {
    prepare: async () => {
      const created = await create('');
      if (created.isOk()) await rm(file);
      return created;
    },
    take: async () => {
      const password = makeUpPassword();
      const created = await create(`${password}\n`);
      return created
        .map(() => makeSecret(password))
        .mapErr((problem) => ({ outcome: 'usage', problem }) as const);
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
  say`Use --new-password-env, --new-password-file or --generate-password, or run the command on a terminal.`,
);
