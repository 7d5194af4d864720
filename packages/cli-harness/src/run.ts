import type { ExitCode } from '@gatehouse/core';
import type { Context } from './commands/command.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

/**
 * Runs one `gatehouse` command and gives its exit code (docs/unknowns.md, outcomes and exit codes). It never rejects,
 * never ends the process and touches nothing global: everything it needs comes in `io`.
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
    const kind = defect instanceof Error ? defect.name : typeof defect;
    io.stderr.write(
      `gatehouse ${VERSION} broke (${kind}). This is a defect of ours: please report it, with the command that you gave.\n`,
    );
    return 70;
  }
}

/** Each part is loaded when a command asks for it. */
const contextFor = (io: Io): Context => ({
  io,
  openSite: async () => (await import('./composition/open-site.ts')).openSite,
  createSandbox: async () => (await import('./sandbox/sandbox.ts')).createSandbox,
});
