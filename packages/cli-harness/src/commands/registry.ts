import type { Command } from './command.ts';

/** Every command by its name. Each is loaded on demand. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  login: async () => (await import('./login.ts')).loginCommand,
  stream: async () => (await import('./stream.ts')).streamCommand,
  sandbox: async () => (await import('./sandbox.ts')).sandboxCommand,
  stamp: async () => (await import('./stamp.ts')).stampCommand,
};

/** The names of the commands, in the order of the help. */
export const COMMAND_NAMES = Object.keys(COMMANDS);
