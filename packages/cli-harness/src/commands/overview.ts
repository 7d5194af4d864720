import { loadCommands } from './registry.ts';

/** The help of `gatehouse` itself: the commands, and how to begin. */
export async function overview(): Promise<string> {
  const list = await listed(() => true);
  return `Usage: gatehouse <command> [flags]

Logs in to a branded trading platform without a browser, by the rules of its
login page.

Commands:
${list}

Flags:
  -h, --help     show this help; after a command, the help of that command
  -V, --version  show the version

To begin, with nothing to set up:
  gatehouse login --sandbox   log in to a built-in platform, once
  gatehouse sandbox           keep the same platform running, to open it in a
                              browser
  gatehouse init              begin a project with scenarios and a CI job
`;
}

/** The help of a group: the commands whose names begin with its word. */
export async function overviewOf(group: string): Promise<string> {
  const list = await listed((name) => name.startsWith(`${group} `));
  return `Usage: gatehouse ${group} <command> [flags]

Commands:
${list}

See gatehouse ${group} <command> --help.
`;
}

async function listed(isMeant: (name: string) => boolean): Promise<string> {
  const commands = (await loadCommands()).filter(({ name }) => isMeant(name));
  const width = Math.max(...commands.map(({ name }) => name.length));
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}
