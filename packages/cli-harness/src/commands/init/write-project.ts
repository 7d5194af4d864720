import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';
import { listOf } from '../arguments/suggestion.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { readSiteAddress } from '../site/site-address.ts';
import type { InitGiven } from './options.ts';
import { type ProjectFile, projectFiles } from './project-files.ts';

const INTERRUPTED = 130;

/** Writes the files of a new project into the current folder: all, or none if one is there already. */
export async function writeProject(given: InitGiven, { io }: Context): Promise<ExitCode> {
  const place = await placeOf(given, io);
  if (place === null) return INTERRUPTED;
  const written = await place.match(
    (site) => writeAll(projectFiles(site), io).then((done) => done.map(() => site)),
    async (problem) => err(problem),
  );
  return written.match(
    (site) => {
      io.stdout.write(nextSteps(site));
      return 0;
    },
    (problem) => writeUsage(problem, io, false),
  );
}

/** The address of the site, or null for the sandbox. The whole is null if nobody answered the question. */
async function placeOf(
  { site, sandbox }: InitGiven,
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

async function writeAll(files: readonly ProjectFile[], { cwd }: Io): Promise<Result<null, UsageError>> {
  const exist = await Promise.all(
    files.map(({ path }) =>
      stat(join(cwd, path)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const there = files.filter((_, index) => exist[index]).map(({ path }) => path);
  if (there.length > 0) {
    const message = `${listOf(there)} ${there.length === 1 ? 'is' : 'are'} there already. Nothing was written.`;
    return err(usageError(message, 'Run it in another folder, or move the files away.'));
  }
  for (const { path, text } of files) {
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
  return ok(null);
}

function nextSteps(site: string | null): string {
  const files = projectFiles(site);
  const width = Math.max(...files.map(({ path }) => path.length));
  const list = files.map(({ path, about }) => `  ${path.padEnd(width)}  ${about}`);
  const first = site === null ? [] : ['  export TRADING_USER=…  TRADING_PASSWORD=…'];
  return `${['Written:', ...list, '', 'Next:', ...first, '  gatehouse run logins --profile test'].join('\n')}\n`;
}
