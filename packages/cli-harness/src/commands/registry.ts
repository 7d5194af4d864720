import type { Command } from './command.ts';

/** Every command by its name. Each is loaded on demand. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  login: async () => (await import('./login.ts')).loginCommand,
  run: async () => (await import('./run.ts')).runCommand,
  stream: async () => (await import('./stream.ts')).streamCommand,
  'report merge': async () => (await import('./report.ts')).mergeCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  'redirect explain': async () => (await import('./redirect.ts')).explainCommand,
  'redirect build': async () => (await import('./redirect.ts')).buildCommand,
  'redirect check': async () => (await import('./redirect.ts')).checkCommand,
  'password check': async () => (await import('./password.ts')).passwordCheckCommand,
  flow: async () => (await import('./flow.ts')).flowCommand,
  sandbox: async () => (await import('./sandbox.ts')).sandboxCommand,
  stamp: async () => (await import('./stamp.ts')).stampCommand,
  init: async () => (await import('./init.ts')).initCommand,
  completion: async () => (await import('./completion.ts')).completionCommand,
};

/** The names of the commands, in the order of the help. */
export const COMMAND_NAMES = Object.keys(COMMANDS);

/** Loads every command. */
export const loadCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
