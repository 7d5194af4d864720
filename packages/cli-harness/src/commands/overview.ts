import type { Command } from './command.ts';
import { COMMANDS } from './registry.ts';

/** The help of `gatehouse` itself: the commands, and how to begin. */
export const overview = (): string => `Usage: gatehouse <command> [flags]

Logs in to a branded trading platform without a browser, by the rules of its
login page.

Commands:
${listed(COMMANDS)}

Flags:
  -h, --help     show this help; after a command, the help of that command
  -V, --version  show the version

To begin, with nothing to set up:
  gatehouse login --sandbox   log in to a built-in platform, once
  gatehouse sandbox           keep the same platform running, to open it in a
                              browser
  gatehouse init              begin a project with scenarios and a CI job
`;

/** The help of a group: the commands whose names begin with its word. */
export const overviewOf = (
  group: string,
  members: readonly Command[],
): string => `Usage: gatehouse ${group} <command> [flags]

Commands:
${listed(members)}

See gatehouse ${group} <command> --help.
`;

function listed(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}
