import { COMMANDS } from '../registry.ts';

/** The help of `gatehouse` itself: the commands, and how to begin. */
export async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
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
`;
}
