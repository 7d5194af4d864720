import { dirname, resolve } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { mergeReports, type ShardReport } from '../../formats/merge.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { OUTCOMES } from '../../report/outcome.ts';
import { type RunReport, runReportSchema } from '../../report/run-report.schema.ts';
import { writeOut } from '../../report/sentence.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText, parseJson } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { readText } from '../../terminal/why-unreadable.ts';
import type { Context, Ended } from '../command.ts';
import { prepareReports } from '../reports/prepare-reports.ts';
import { outcomeOfRun } from '../run/report-of-run.ts';
import { writeSummary } from '../run/write-run.ts';
import type { MergeGiven } from './options.ts';

/** Runs `gatehouse report merge`. */
export async function mergeFiles(
  files: readonly string[],
  given: MergeGiven,
  context: Context,
): Promise<Ended> {
  const { io, secrets } = context;
  const prepared = await prepareReports(given, io);
  if (prepared.isErr()) return err(prepared.error);
  const shards: ShardReport[] = [];
  const wrong: UsageError[] = [];
  for (const file of files) {
    const report = await readReport(resolve(io.cwd, file));
    if (report.isOk()) shards.push({ file: inert(file), report: report.value });
    else wrong.push(usageError(`The file ${inert(file)} ${report.error}`, NEXT));
  }
  const [first, ...others] = shards;
  if (wrong.length > 0 || first === undefined) return err(together(wrong));
  const report = mergeReports([first, ...others], outcomeOfRun);
  const pictures = resolve(io.cwd, dirname(files[0] ?? '.'));
  const problems = await prepared.value.write(report, { pictures, isForeign: true }, io, secrets);
  for (const note of report.notes ?? []) io.stderr.write(`Warning: ${inert(note)}\n`);
  for (const each of problems) io.stderr.write(`${each}\n`);
  if (given.json) io.stdout.write(jsonText(report, 2));
  else if (!prepared.value.usesStdout) writeSummary(report, io.stdout, paintFor(io.stdout, io.env), true);
  if (problems.length === 0) prepared.value.announce(io);
  return ok(problems.length > 0 ? 2 : OUTCOMES[report.outcome].exitCode);
}

const readReport = (path: string) =>
  readText(path)
    .mapErr((why) => `${why}.`)
    .andThen(parseReport);

/** One error for all the files that are wrong. */
function together([only, ...more]: readonly UsageError[]): UsageError {
  if (only === undefined || more.length === 0) return only ?? usageError('There is no report.', NEXT);
  const details = [only, ...more].map(({ problem }) => writeOut(problem.message));
  return usageError(`${details.length} of the files cannot be merged:`, NEXT, details);
}

const NEXT = 'Give the files that gatehouse run --report json=FILE has written.';

/** Reads a JSON report. The error says what is wrong with the file, as in `is not JSON.` */
export function parseReport(text: string): Result<RunReport, string> {
  return parseJson(text)
    .mapErr(() => 'is not JSON. Was it written to its end?')
    .andThen((json) => {
      const { format, kind } = Object(json) as { readonly format?: unknown; readonly kind?: unknown };
      if (kind !== 'run') return err('is not the report of a run.');
      if (format !== 1)
        return err(`has the format ${JSON.stringify(format)}, and this version reads format 1.`);
      const read = runReportSchema.safeParse(json);
      if (read.success) return ok(read.data);
      const place = read.error.issues[0]?.path.map(String).join('.') ?? '';
      return err(
        `has a mistake at ${place === '' ? 'its beginning' : place}. Was it made by another version?`,
      );
    });
}
