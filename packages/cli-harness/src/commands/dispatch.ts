import type { ExitCode } from '../report/outcome.ts';
import { inert } from '../terminal/inert.ts';
import { overview } from './arguments/overview.ts';
import { helpOf } from './arguments/parser.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { listOf, suggestion } from './arguments/suggestion.ts';
import { usageError } from './arguments/usage-error.ts';
import { writeUsage } from './arguments/write-usage.ts';
import type { Command, Context } from './command.ts';
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
  const name = first === 'help' ? (rest[0] ?? '') : first;
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) return writeUsage(unknownCommand(name), io, rest.includes('--json'));
  const command = await load();
  if (first === 'help') return showHelp(command, context);
  const request = readArguments(command, rest);
  if (request.isErr()) return writeUsage(request.error, io, rest.includes('--json'));
  return request.value.kind === 'help'
    ? showHelp(command, context)
    : command.run(request.value.given, context);
}

function showHelp(command: Command, { io }: Context): ExitCode {
  io.stdout.write(helpOf(command, io.stdout));
  return 0;
}

function unknownCommand(name: string) {
  const next = `The commands are ${listOf(COMMAND_NAMES)}. See gatehouse --help.`;
  if (name.startsWith('-')) return usageError('The command comes first, then its flags.', next);
  return usageError(`There is no command "${inert(name)}".${suggestion(name, COMMAND_NAMES)}`, next);
}
