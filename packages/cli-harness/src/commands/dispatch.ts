import { ok } from 'neverthrow';
import type { Flags, Given } from '../flags/flag.ts';
import type { Io } from '../io.ts';
import type { ExitCode } from '../report/outcome.ts';
import { listOf, suggestion } from '../report/suggestion.ts';
import { usageError } from '../report/usage-error.ts';
import { inert } from '../terminal/inert.ts';
import { helpOf } from './arguments/parser.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { writeUsage } from './arguments/write-usage.ts';
import type { Command, Context } from './command.ts';
import { overview, overviewOf } from './overview.ts';
import { COMMAND_NAMES, COMMANDS } from './registry.ts';

/** Runs the command that the first argument names, or shows its help. */
export async function dispatch(
  first: string | undefined,
  rest: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const { io } = context;
  if (first === undefined) {
    io.stderr.write(await overview());
    return 2;
  }
  if (first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    io.stdout.write(await overview());
    return 0;
  }
  if (first === '__complete') return (await import('./completion/complete.ts')).complete(rest, context);
  const words = first === 'help' ? rest : [first, ...rest];
  const [name = '', second] = words;
  const group = membersOf(name);
  if (group.length > 0 && (second === undefined || HELP.includes(second))) {
    (second === undefined ? io.stderr : io.stdout).write(await overviewOf(name));
    return second === undefined ? 2 : 0;
  }
  const length = group.length > 0 ? 2 : 1;
  const full = words.slice(0, length).join(' ');
  const load = Object.hasOwn(COMMANDS, full) ? COMMANDS[full] : undefined;
  if (load === undefined) return writeUsage(unknownCommand(full, group), io, rest.includes('--json'));
  const command = await load();
  if (first === 'help') return showHelp(command, context);
  const request = readArguments(command, words.slice(length));
  if (request.isErr()) return writeUsage(request.error, io, rest.includes('--json'));
  const { value } = request;
  if (value.kind === 'help') return showHelp(command, context);
  const { profile } = value.given;
  const given = typeof profile === 'string' ? await profiled(value.given, profile, io) : ok(value.given);
  if (given.isErr()) return writeUsage(given.error, io, rest.includes('--json'));
  return command.run(given.value, context, value.operands[0] ?? '', value.operands);
}

const profiled = async (given: Given<Flags>, name: string, io: Io) =>
  (await import('./profile/with-profile.ts')).withProfile(given, name, io);

const HELP: readonly string[] = ['--help', '-h'];

/** The commands of a group, such as `redirect explain` of `redirect`. */
const membersOf = (group: string): readonly string[] =>
  COMMAND_NAMES.filter((name) => name.startsWith(`${group} `));

function showHelp(command: Command, { io }: Context): ExitCode {
  io.stdout.write(helpOf(command, io.stdout));
  return 0;
}

function unknownCommand(name: string, group: readonly string[]) {
  const known = group.length === 0 ? COMMAND_NAMES : group;
  const next = `The commands are ${listOf(known)}. See gatehouse --help.`;
  if (name.startsWith('-')) return usageError('The command comes first, then its flags.', next);
  return usageError(`There is no command "${inert(name)}".${suggestion(name, known)}`, next);
}
