import { checkPassword, PASSWORD_POLICY, type PasswordCheck } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { PASSWORD_CHECK_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { type Ending, INTERRUPTED, usageError } from '../../report/ending.ts';
import type { SourceOf } from '../../secrets/secret-source.ts';
import { takeSecret } from '../../secrets/take-secret.ts';
import { ask } from '../../terminal/ask.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import { table } from '../../terminal/table.ts';
import type { Answer, Context, Ended } from '../command.ts';

const PASSWORD = { what: 'password', flag: '--password' };

const { minimum, maximum } = PASSWORD_POLICY;
const RULES = {
  lengthOk: `${minimum} to ${maximum} characters`,
  uppercase: 'an uppercase letter, A to Z',
  lowercase: 'a lowercase letter, a to z',
  digit: 'a digit, 0 to 9',
  symbol: 'a symbol, such as ! or -',
} as const satisfies Partial<Record<keyof PasswordCheck, string>>;

/** Runs `gatehouse password check`. */
export const check = async (given: Given<typeof PASSWORD_CHECK_FLAGS>, { io }: Context): Promise<Ended> =>
  (await takePassword(given, io)).map(answerOf);

function answerOf(password: Secret): Answer {
  const checked = checkPassword(password.reveal());
  const rules = (Object.keys(RULES) as (keyof typeof RULES)[]).map((rule) => ({
    rule: rule === 'lengthOk' ? 'length' : rule,
    passed: checked[rule],
    about: RULES[rule],
  }));
  const outcome = rules.every(({ passed }) => passed) ? 'passed' : 'failed';
  return {
    outcome,
    json: { format: 1, outcome, rules },
    text(paint, columns) {
      const headline =
        outcome === 'passed'
          ? paint.good('The password satisfies every rule.')
          : paint.bad('The password breaks a rule.');
      const rows = rules.map(({ passed, about }) => [passed ? 'yes' : 'no', about]);
      return `${[headline, ...table(rows, paint, columns)].join('\n')}\n`;
    },
  };
}

async function takePassword(
  given: Given<typeof PASSWORD_CHECK_FLAGS>,
  io: Io,
): Promise<Result<Secret, Ending>> {
  const name = given['password-env'];
  const path = given['password-file'];
  if (name !== undefined && path !== undefined) {
    const next = 'Give --password-env or --password-file.';
    return err(usageError('The password can come from only one place.', next));
  }
  if (name === undefined && path === undefined && io.stdin.isTTY === true) {
    const answer = await ask(io, 'Password to check:', true);
    return answer === null ? err(INTERRUPTED) : ok(makeSecret(answer));
  }
  const source: SourceOf<'environment' | 'file' | 'stdin'> =
    name !== undefined
      ? { kind: 'environment', name }
      : path !== undefined
        ? { kind: 'file', path }
        : { kind: 'stdin' };
  return takeSecret(source, PASSWORD, io);
}
