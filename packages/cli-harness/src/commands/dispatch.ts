import { ok } from 'neverthrow';
import type { Flags, Given } from '../flags/flag.ts';
import type { Io } from '../io.ts';
import { type Ending, type UsageError, usageError } from '../report/ending.ts';
import { type ExitCode, OUTCOMES } from '../report/outcome.ts';
import { listOf, suggestion } from '../report/suggestion.ts';
import { inert } from '../terminal/inert.ts';
import { jsonText } from '../terminal/json-text.ts';
import { paintFor } from '../terminal/paint.ts';
import { helpOf } from './arguments/help-of.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { writeEnd } from './arguments/write-end.ts';
import type { Answer, Command, Context } from './command.ts';
import { overview, overviewOf } from './overview.ts';
import { COMMANDS } from './registry.ts';

/** Runs the command that the first argument names, or shows its help. */
export async function dispatch(
  first: string | undefined,
  rest: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const { io } = context;
  // What the flags are is not known yet.
  const wanted = { json: rest.includes('--json'), quiet: rest.includes('--quiet') };
  const fail = (ending: Ending): ExitCode => writeEnd(ending, io, wanted);
  if (first === undefined) return show(overview(), io, true);
  if (HELP.includes(first) || (first === 'help' && rest.length === 0)) return show(overview(), io);
  if (first === '__complete') return (await import('./completion/complete.ts')).complete(rest, COMMANDS, io);
  const words = first === 'help' ? rest : [first, ...rest];
  const [name = '', second] = words;
  const group = COMMANDS.filter((each) => each.name.startsWith(`${name} `));
  if (group.length > 0 && (second === undefined || HELP.includes(second)))
    return show(overviewOf(name, group), io, second === undefined);
  const length = group.length > 0 ? 2 : 1;
  const full = words.slice(0, length).join(' ');
  const command = COMMANDS.find((each) => each.name === full);
  if (command === undefined) return fail(unknownCommand(full, group.length > 0 ? group : COMMANDS));
  if (first === 'help') return show(helpOf(command, io.stdout), io);
  const request = readArguments(command, words.slice(length));
  if (request.isErr()) return fail(request.error);
  if (request.value.kind === 'help') return show(helpOf(command, io.stdout), io);
  const { given, operands } = request.value;
  const { profile } = given;
  const profiled = typeof profile === 'string' ? await withProfile(given, profile, io) : ok(given);
  if (profiled.isErr()) return fail(profiled.error);
  const flags: Given<Flags> = profiled.value;
  const ofProfile = Object.keys(flags).filter((name) => flags[name] !== given[name]);
  const ended = await command.run(flags, { ...context, profiled: ofProfile }, operands);
  const json = flags.json === true;
  return ended.match(
    (answer) => (typeof answer === 'number' ? answer : writeAnswer(answer, io, json)),
    (ending) =>
      writeEnd(ending, io, { json, quiet: flags.quiet === true, keepStdout: command.keepsStdout === true }),
  );
}

const withProfile = async (given: Given<Flags>, name: string, io: Io) =>
  (await import('./profile/with-profile.ts')).withProfile(given, name, io);

function writeAnswer({ outcome, json, text }: Answer, { stdout, env }: Io, isJson: boolean): ExitCode {
  stdout.write(isJson ? jsonText(json, 2) : text(paintFor(stdout, env), stdout.columns));
  return OUTCOMES[outcome].exitCode;
}

const HELP: readonly string[] = ['--help', '-h'];

/** Shows a help: on standard error if nobody asked for it. */
function show(help: string, { stdout, stderr }: Io, isMistake = false): ExitCode {
  (isMistake ? stderr : stdout).write(help);
  return isMistake ? 2 : 0;
}

function unknownCommand(name: string, commands: readonly Command[]): UsageError {
  const known = commands.map((each) => each.name);
  const next = `The commands are ${listOf(known)}. See gatehouse --help.`;
  if (name.startsWith('-')) return usageError('The command comes first, then its flags.', next);
  return usageError(`There is no command "${inert(name)}".${suggestion(name, known)}`, next);
}
