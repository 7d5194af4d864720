import type { Context } from './commands/command.ts';
import type { Io } from './io.ts';
import type { ExitCode } from './report/outcome.ts';
import type { Secrets } from './report/secret-watch.ts';
import { VERSION } from './version.ts';

/**
 * Runs one `gatehouse` command and resolves with its exit code (functional spec, outcomes and exit
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
    const [{ dispatch }, { watchSecrets }] = await Promise.all([
      import('./commands/dispatch.ts'),
      import('./report/secret-watch.ts'),
    ]);
    const { io: watched, secrets, conclude } = watchSecrets(io);
    const ended = dispatch(first, rest, contextFor(watched, secrets));
    // What was written before a crash is scanned, too.
    return await conclude(await ended.catch((defect: unknown) => crash(defect, io)));
  } catch (defect) {
    return crash(defect, io);
  }
}

function crash(defect: unknown, { stderr }: Io): ExitCode {
  stderr.write(`gatehouse ${VERSION} crashed: ${traceOf(defect)}\n${HOW_TO_REPORT}\n`);
  return 70;
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
const contextFor = (io: Io, secrets: Secrets): Context => ({
  io,
  secrets,
  openSite: async () => (await import('./composition/open-site.ts')).openSite,
  rehearse: async () => (await import('./composition/rehearse.ts')).rehearse,
  openStream: async () => (await import('./composition/open-stream.ts')).openStream,
  openUi: async () => (await import('./composition/open-ui.ts')).openUi,
  createSandbox: async () => (await import('@gatehouse-login/sandbox')).createSandbox,
});
