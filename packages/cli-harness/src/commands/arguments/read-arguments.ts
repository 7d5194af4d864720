import { err, ok, Result } from 'neverthrow';
import type { Flags, Given } from '../../flags/flag.ts';
import { suggestion } from '../../report/suggestion.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import type { Command } from '../command.ts';
import { givenValue, makeParser } from './parser.ts';

/** What a command line asks for: the help of a command, or a run of it. */
export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'run'; readonly given: Given<Flags>; readonly operands: readonly string[] };

const HELP = ['--help', '-h'];

/**
 * Reads the arguments of a command. An error never repeats a value, because a text in the wrong place may
 * well be a password.
 */
export function readArguments(command: Command, args: readonly string[]): Result<Request, UsageError> {
  const parser = makeParser(command, {});
  const next = `See gatehouse ${command.name} --help.`;
  const times = new Map<string, number>();
  for (const name of Object.keys(command.options))
    parser.on(`option:${name}`, () => times.set(name, (times.get(name) ?? 0) + 1));
  const parse = Result.fromThrowable(
    () => parser.parseOptions([...args]),
    () => missingValue(command, args, next),
  );
  return parse().andThen(({ operands, unknown }): Result<Request, UsageError> => {
    const flag = unknown[0];
    if (unknown.some((argument) => HELP.includes(argument))) return ok({ kind: 'help' });
    if (flag !== undefined) return err(unknownFlag(command, flag, next));
    const wrong = wrongOperands(command, operands, next);
    if (wrong !== null) return err(wrong);
    const names = Object.keys(command.options);
    const twice = names.find(
      (name) => command.options[name]?.value !== undefined && (times.get(name) ?? 0) > 1,
    );
    if (twice !== undefined) return err(usageError(`The flag --${twice} was given more than once.`, next));
    return ok({
      kind: 'run',
      operands,
      given: Object.fromEntries(names.map((name) => [name, givenValue(parser, name)])) as Given<Flags>,
    });
  });
}

function wrongOperands(
  { name, operand, insteadOfOperand }: Command,
  operands: readonly string[],
  next: string,
): UsageError | null {
  if (operand === undefined) {
    return operands.length === 0
      ? null
      : usageError(
          `gatehouse ${name} takes only flags, and something else was given.`,
          insteadOfOperand === undefined ? next : `${insteadOfOperand} ${next}`,
        );
  }
  if (operands.length === 0) return usageError(`gatehouse ${name} needs ${operand.about}.`, next);
  return operands.length === 1 || operand.several
    ? null
    : usageError(`gatehouse ${name} takes only ${operand.about}.`, next);
}

function unknownFlag(command: Command, argument: string, next: string): UsageError {
  const long = argument.startsWith('--');
  const flag = long ? (argument.split('=', 1)[0] ?? argument) : argument.slice(0, 2);
  const reason = command.refused?.[flag];
  if (reason !== undefined) return usageError(reason, next);
  if (Object.hasOwn(command.options, flag.slice(2)))
    return usageError(`The flag ${flag} takes no value.`, next);
  const known = [...Object.keys(command.options), 'help'].map((name) => `--${name}`);
  const meant = suggestion(long ? flag : `-${argument}`, known);
  return usageError(`There is no flag ${flag} of gatehouse ${command.name}.${meant}`, next);
}

// The only mistake that the parser itself reports is a last flag without its value.
function missingValue(command: Command, args: readonly string[], next: string): UsageError {
  const flag = args.at(-1) ?? '';
  const value = command.options[flag.slice(2)]?.value ?? 'VALUE';
  return usageError(`The flag ${flag} needs a value: ${flag} ${value}.`, next);
}
