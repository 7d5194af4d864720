import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { LoadReportGiven } from '../../flags/command-flags.ts';
import { figuresOf, headlineOf } from '../../formats/load/figures.ts';
import type { LoadRun } from '../../formats/load/load-run.ts';
import { loadPageOf } from '../../formats/load/page.ts';
import type { Runs } from '../../formats/load/series.ts';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { readText } from '../../terminal/why-unreadable.ts';
import type { Context, Ended } from '../command.ts';
import { STDOUT } from '../reports/report-flag.ts';
import { whyUnwritable } from '../reports/why-unwritable.ts';
import { parseArtillery, unfit } from './parse-artillery.ts';

/** Runs `gatehouse load report`. */
export async function reportFiles(
  files: readonly string[],
  given: LoadReportGiven,
  { io, secrets }: Context,
): Promise<Ended> {
  const wrong = await checkWishes(files, given, io);
  if (wrong !== null) return err(wrong);
  const read = await readRuns(files, io);
  if (read.isErr()) return err(read.error);
  const { html, json } = given;
  const figures = read.value.flatMap((run) => (run === undefined ? [] : [figuresOf(run)]));
  if (html !== undefined) {
    const page = await loadPageOf(read.value);
    if (html === STDOUT) io.stdout.write(page);
    else {
      const written = await ResultAsync.fromPromise(writeFile(resolve(io.cwd, html), page), whyNotWritten);
      if (written.isErr()) return err(unwritable(html, written.error));
      secrets.wrote(html);
      if (io.stderr.isTTY) io.stderr.write(`Written: ${inert(html)}\n`);
    }
  }
  if (json) io.stdout.write(jsonText({ format: 1, kind: 'load', runs: figures }, 2));
  else if (html !== STDOUT) io.stdout.write(`${headlineOf(figures)}.\n`);
  return ok(0);
}

/** Checks the flags before a file is read. */
async function checkWishes(
  files: readonly string[],
  { html, json }: LoadReportGiven,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<UsageError | null> {
  if (files.length > 2)
    return usageError(
      `gatehouse load report takes one report or two, and ${files.length} were given.`,
      'Give the run, and at most one other to compare it with.',
    );
  if (html === undefined && !json)
    return usageError('Nothing says what to make of the report.', 'Add --html FILE for a page, or --json.');
  if (html === undefined) return null;
  if (html === STDOUT)
    return json
      ? usageError('With --json, standard output is taken.', 'Leave --json out, or give --html a path.')
      : null;
  const page = resolve(cwd, html);
  if (files.some((file) => resolve(cwd, file) === page)) return unwritable(html, 'it is one of the reports');
  const why = await whyUnwritable(page);
  return why === null ? null : unwritable(html, why);
}

const unwritable = (path: string, why: string): UsageError =>
  usageError(`The page cannot be written to ${inert(path)}: ${why}.`, 'Check the value of --html.');

const whyNotWritten = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const readRuns = async (
  [first = '', second]: readonly string[],
  io: Io,
): Promise<Result<Runs, UsageError>> => {
  const read = await readRun(first, io);
  if (read.isErr()) return err(read.error);
  if (second === undefined) return ok([read.value]);
  return readRun(second, io).map((other): Runs => [read.value, other]);
};

const readRun = (file: string, { cwd }: Pick<Io, 'cwd'>): ResultAsync<LoadRun, UsageError> =>
  readText(resolve(cwd, file))
    .mapErr((why) => unfit(`${why}.`))
    .andThen((text) => parseArtillery(text, file))
    .mapErr(({ what, next }) => usageError(`The file ${inert(file)} ${what}`, next));
