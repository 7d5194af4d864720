import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LoginDriver } from '../../driver/login-driver.ts';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import type { ExitCode } from '../../report/outcome.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { inert } from '../../terminal/inert.ts';
import { whyUnwritable } from '../reports/why-unwritable.ts';

/** Checks that `--transcript` can be written, before anything is sent. */
export async function transcriptProblem(
  file: string | undefined,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<UsageError | null> {
  if (file === undefined) return null;
  const why = await whyUnwritable(resolve(cwd, file));
  if (why === null) return null;
  return usageError(`The transcript cannot be written to ${inert(file)}: ${why}.`, 'Give another file.');
}

const NOT_BEGUN = 'the login did not begin.';
const OLDER_PAGE = 'the page told none. It is older than this command, or not a login page of Gatehouse.';

/** What writing a transcript needs. */
interface Writing {
  readonly file: string | undefined;
  readonly quiet: boolean;
  readonly io: Io;
  readonly secrets: Secrets;
}

/**
 * Writes the transcript of a login, unless there is a secret in it. Returns the exit code if that went wrong, else the one that it
 * got.
 */
export async function writeTranscriptFile(
  driver: Pick<LoginDriver, 'transcript'> | undefined,
  code: ExitCode,
  { file, quiet, io, secrets }: Writing,
): Promise<ExitCode> {
  if (file === undefined) return code;
  const { stderr, cwd } = io;
  const text = driver?.transcript() ?? null;
  if (text === null) {
    if (!quiet) stderr.write(`No transcript was written: ${driver === undefined ? NOT_BEGUN : OLDER_PAGE}\n`);
    return code;
  }
  const kind = secrets.vault.leakIn(text);
  if (kind !== null) {
    stderr.write(
      `The transcript was not written: a ${kind} would be in it. This is a defect of Gatehouse: please report it to whoever gave you Gatehouse.\n`,
    );
    return 6;
  }
  return writeFile(resolve(cwd, file), text).then(
    () => {
      secrets.wrote(file);
      if (!quiet && stderr.isTTY) stderr.write(`Written: ${inert(file)}\n`);
      return code;
    },
    (error: NodeJS.ErrnoException) => {
      stderr.write(`The transcript was not written to ${inert(file)} (${error.code ?? 'unknown'}).\n`);
      return 2;
    },
  );
}
