import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';
import type { Flags, Given } from '../../flags/flag.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { suggestion } from '../../report/suggestion.ts';
import type { Command } from '../command.ts';

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
  const { name, options } = command;
  const specs = Object.entries(options);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      specs.map(([flag, { value }]) => [flag, { type: value === undefined ? 'boolean' : 'string' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = tokens.filter((token) => token.kind === 'option');
  if (flags.some(({ index }) => HELP.includes(args[index] ?? ''))) return ok({ kind: 'help' });
  const fail = (message: string, instead = '') =>
    err(usageError(message, `${instead} See gatehouse ${name} --help.`.trimStart()));
  const given = new Map<string, string | boolean | undefined>(
    specs.map(([flag, { value }]) => [flag, value === undefined ? false : undefined]),
  );
  for (const { name: flag, rawName, index, value } of flags) {
    const spec = rawName === `--${flag}` && given.has(flag) ? options[flag] : undefined;
    if (spec === undefined) return fail(unknownFlag(command, args[index] ?? ''));
    if (spec.value === undefined && value !== undefined) return fail(`The flag --${flag} takes no value.`);
    if (spec.value !== undefined && value === undefined)
      return fail(`The flag --${flag} needs a value: --${flag} ${spec.value}.`);
    if (typeof given.get(flag) === 'string') return fail(`The flag --${flag} was given more than once.`);
    given.set(flag, value ?? true);
  }
  for (const [flag, { contradicts = '' }] of specs) {
    if (given.get(flag) && given.get(contradicts))
      return err(
        usageError(`--${flag} and --${contradicts} contradict each other.`, 'Give only one of them.'),
      );
  }
  const operands = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value);
  const wrong = wrongOperands(command, operands);
  if (wrong !== null) return fail(wrong, command.insteadOfOperand);
  return ok({ kind: 'run', operands, given: Object.fromEntries(given) as Given<Flags> });
}

function wrongOperands({ name, operand }: Command, operands: readonly string[]): string | null {
  if (operand === undefined)
    return operands.length === 0 ? null : `gatehouse ${name} takes only flags, and something else was given.`;
  if (operands.length === 0) return `gatehouse ${name} needs ${operand.about}.`;
  return operands.length === 1 || operand.several ? null : `gatehouse ${name} takes only ${operand.about}.`;
}

function unknownFlag({ name, options, refused }: Command, argument: string): string {
  const isLong = argument.startsWith('--');
  const flag = isLong ? (argument.split('=', 1)[0] ?? argument) : argument.slice(0, 2);
  const known = [...Object.keys(options), 'help'].map((each) => `--${each}`);
  const meant = suggestion(isLong ? flag : `-${argument}`, known);
  return refused?.[flag] ?? `There is no flag ${flag} of gatehouse ${name}.${meant}`;
}
