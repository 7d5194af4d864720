import { COMMANDS } from '../registry.ts';

/** The help of the whole command: what there is, and how to begin. */
export async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
  return `Usage: gatehouse <command> [flags]

Logs in to a branded trading platform without a browser, through the same rules as its login page.

Commands:
${list}

Flags:
  -h, --help     show this help; after a command, the help of that command
  -V, --version  show the version

To begin, with nothing set up:
  gatehouse login --sandbox             a whole login against a built-in platform
  gatehouse sandbox                     the same platform, to keep running and open in a browser
`;
}
