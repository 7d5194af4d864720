import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { INIT_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { listOf } from '../../report/suggestion.ts';
import { readSiteAddress } from '../../site/site-address.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table } from '../../terminal/table.ts';
import { calledAs } from '../called-as.ts';
import type { Context, Done, Ended } from '../command.ts';
import { type ProjectFile, projectFiles } from './project-files.ts';

const INTERRUPTED = 130;

/** Writes the files of a new project into the current folder: all, or none if one is there already. */
export async function writeProject(given: Given<typeof INIT_FLAGS>, { io }: Context): Promise<Ended> {
  const place = await placeOf(given, io);
  if (place === null) return ok(INTERRUPTED);
  return place.asyncAndThen((site) =>
    new ResultAsync(writeAll(projectFiles(site), io)).map(async (written): Promise<Done> => {
      io.stdout.write(nextSteps(site, written, io));
      if (!(await isInstalledHere(io))) io.stdout.write(NOT_INSTALLED);
      return 0;
    }),
  );
}

/** The address of the site, or null for the sandbox. The whole is null if nobody answered the question. */
async function placeOf(
  { site, sandbox }: Given<typeof INIT_FLAGS>,
  io: Io,
): Promise<Result<string | null, UsageError> | null> {
  if (site !== undefined && sandbox)
    return err(usageError('The scenarios are for only one place.', 'Give --site URL or --sandbox.'));
  if (sandbox) return ok(null);
  if (site !== undefined) return checked(site);
  if (io.stdin.isTTY !== true)
    return err(usageError('There is no terminal to ask on.', 'Give --site URL, or --sandbox.'));
  const answer = await ask(io, 'Address of a login page (Enter for the built-in platform):', false);
  if (answer === null) return null;
  return answer.trim() === '' ? ok(null) : checked(answer.trim());
}

const checked = (site: string): Result<string, UsageError> => readSiteAddress(site).map(() => site);

/** Writes all files, or none if one is there that is not optional. Returns those that were written. */
async function writeAll(
  files: readonly ProjectFile[],
  { cwd }: Io,
): Promise<Result<readonly ProjectFile[], UsageError>> {
  const exist = await Promise.all(
    files.map(({ path }) =>
      stat(join(cwd, path)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const there = files.filter(({ isOptional }, at) => exist[at] && !isOptional).map(({ path }) => path);
  if (there.length > 0) {
    const message = `${listOf(there)} ${there.length === 1 ? 'is' : 'are'} there already. Nothing was written.`;
    return err(usageError(message, 'Run it in another folder, or move the files away.'));
  }
  const missing = files.filter((_, at) => !exist[at]);
  for (const { path, text } of missing) {
    const file = join(cwd, path);
    const problem = await mkdir(dirname(file), { recursive: true })
      .then(() => writeFile(file, text, { flag: 'wx' }))
      .then(
        () => null,
        (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
      );
    if (problem !== null)
      return err(usageError(`${inert(path)} could not be written: ${problem}.`, 'Check the folder.'));
  }
  return ok(missing);
}

function nextSteps(site: string | null, written: readonly ProjectFile[], io: Io): string {
  const rows = written.map(({ path, about }) => [path, about]);
  const list = table(rows, paintFor(io.stdout, io.env), io.stdout.columns);
  const first = site === null ? [] : ACCOUNT;
  return `${['Written:', ...list, '', 'Next:', ...first, `  ${calledAs(io)} run logins --profile test`].join('\n')}\n`;
}

const ACCOUNT = [
  '  Set TRADING_USER and TRADING_PASSWORD to a test account: in this shell, and',
  '  as secrets of the repository for the job. Then:',
];

const NOT_INSTALLED = `
The job needs @gatehouse-login/cli-harness in package.json, and it is not there.
In the Gatehouse repository, "npm run pack" makes the packages to install.
`;

/** Returns true if the project's package.json depends on this command. */
async function isInstalledHere({ cwd }: Io): Promise<boolean> {
  const text = await readFile(join(cwd, 'package.json'), 'utf8').catch(() => '');
  return text.includes('"@gatehouse-login/cli-harness"');
}
