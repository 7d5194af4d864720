import { checkPassword, PASSWORD_POLICY, type PasswordCheck } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, INTERRUPTED, usageEnding } from '../../driver/ending.ts';
import type { PASSWORD_CHECK_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import type { SourceOf } from '../../secrets/secret-source.ts';
import { takeSecret } from '../../secrets/take-secret.ts';
import { ask } from '../../terminal/ask.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import { table } from '../../terminal/table.ts';
import { writeEnd } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';

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
export async function check(given: Given<typeof PASSWORD_CHECK_FLAGS>, { io }: Context): Promise<ExitCode> {
  const taken = await takePassword(given, io);
  if (taken.isErr()) return writeEnd(taken.error, io, given);
  const checked = checkPassword(taken.value.reveal());
  const rules = (Object.keys(RULES) as (keyof typeof RULES)[]).map((rule) => ({
    rule: rule === 'lengthOk' ? 'length' : rule,
    passed: checked[rule],
    about: RULES[rule],
  }));
  const outcome = rules.every(({ passed }) => passed) ? 'passed' : 'failed';
  if (given.json) io.stdout.write(jsonText({ format: 1, outcome, rules }, 2));
  else {
    const paint = paintFor(io.stdout, io.env);
    const headline =
      outcome === 'passed'
        ? paint.good('The password satisfies every rule.')
        : paint.bad('The password breaks a rule.');
    const rows = rules.map(({ passed, about }) => [passed ? 'yes' : 'no', about]);
    io.stdout.write(`${[headline, ...table(rows, paint, io.stdout.columns)].join('\n')}\n`);
  }
  return OUTCOMES[outcome].exitCode;
}

async function takePassword(
  given: Given<typeof PASSWORD_CHECK_FLAGS>,
  io: Io,
): Promise<Result<Secret, Ending>> {
  const name = given['password-env'];
  const path = given['password-file'];
  if (name !== undefined && path !== undefined) {
    const next = 'Give --password-env or --password-file.';
    return err(usageEnding('The password can come from only one place.', next));
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
  return takeSecret(source, PASSWORD, io).mapErr((problem) => ({ outcome: 'usage', problem }));
}
