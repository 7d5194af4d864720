import type { Context } from './commands/command.ts';
import type { Io } from './io.ts';
import type { ExitCode } from './report/outcome.ts';
import { VERSION } from './version.ts';

/**
 * Runs one `gatehouse` command and resolves with its exit code (docs/unknowns.md, outcomes and exit
 * codes). It never rejects, never ends the process and changes nothing global. Everything that it needs is
 * in `io`.
 *
 * @param argv the arguments after the command's own name, such as `['login', '--sandbox']`.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [first, ...rest] = argv;
  if (first === '--version' || first === '-V') {
    io.stdout.write(`${VERSION}\n`);
    return 0;
  }
  try {
    const { dispatch } = await import('./commands/dispatch.ts');
    return await dispatch(first, rest, contextFor(io));
  } catch (defect) {
    io.stderr.write(`gatehouse ${VERSION} crashed: ${traceOf(defect)}\n${HOW_TO_REPORT}\n`);
    return 70;
  }
}

const HOW_TO_REPORT =
  'This is a defect of Gatehouse. Please report it to whoever gave you Gatehouse, with these lines and your command.';

/** The kind of a defect and where it happened. Its message is left out, because anything may be in it. */
function traceOf(defect: unknown): string {
  if (!(defect instanceof Error)) return typeof defect;
  const frames = (defect.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [defect.name, ...frames.slice(0, 4)].join('\n');
}

/** Each part is loaded only when a command asks for it. */
const contextFor = (io: Io): Context => ({
  io,
  openSite: async () => (await import('./composition/open-site.ts')).openSite,
  commands: async () => (await import('./commands/registry.ts')).loadCommands(),
  rehearse: async () => (await import('./composition/rehearse.ts')).rehearse,
  openStream: async () => (await import('./composition/open-stream.ts')).openStream,
  createSandbox: async () => (await import('@gatehouse-login/sandbox')).createSandbox,
});
