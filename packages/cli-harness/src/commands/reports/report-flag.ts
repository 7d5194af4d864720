import { resolve } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { FORMAT_NAMES, FORMATS, type Format } from '../../formats/formats.ts';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { listOf, suggestion } from '../../report/suggestion.ts';
import { inert } from '../../terminal/inert.ts';
import { whyUnwritable } from './why-unwritable.ts';

/** A requested report: its format, and the path or address to write it to. The path `-` is standard output. */
export interface WantedReport {
  readonly format: Format;
  readonly path: string;
}

/** What stands for standard output. */
export const STDOUT = '-';

const EXAMPLE = 'Give names and paths, such as --report junit=out.xml,html=out.html.';

/** Reads the value of `--report`. `json` says whether standard output is taken already. */
export function readReportFlag(
  value: string | undefined,
  json: boolean,
): Result<readonly WantedReport[], UsageError> {
  if (value === undefined) return ok([]);
  const wanted: WantedReport[] = [];
  for (const part of value.split(',')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    const path = at < 0 ? '' : part.slice(at + 1);
    const format = FORMAT_NAMES.find((each) => each === name);
    if (format === undefined) {
      const message = `There is no report format "${inert(name)}".${suggestion(name, FORMAT_NAMES)}`;
      return err(usageError(message, `The formats are ${listOf(FORMAT_NAMES)}. ${EXAMPLE}`));
    }
    if (path === '') {
      const why = at < 0 ? '' : ' If it is a variable, the variable is empty.';
      return err(usageError(`The report ${format} has no path.${why}`, EXAMPLE));
    }
    if (wanted.some((other) => other.path === path)) {
      return err(usageError(`Two reports have the path ${inert(path)}.`, 'Give each its own.'));
    }
    wanted.push({ format, path });
  }
  if (json && wanted.some(({ path }) => path === STDOUT)) {
    const message = 'With --json, standard output has a report already.';
    return err(usageError(message, 'Leave --json out, or give the report a path.'));
  }
  return ok(wanted);
}

/** Checks that each report can be written or sent, and creates the folders that are missing. Returns the first problem. */
export async function checkPaths(
  wanted: readonly WantedReport[],
  { cwd }: Pick<Io, 'cwd'>,
): Promise<UsageError | null> {
  for (const { format, path } of wanted) {
    const row = FORMATS[format];
    if ('check' in row) {
      const wrong = await row.check(path, cwd);
      if (wrong === null) continue;
      // The address may contain a password, so only its host is shown.
      const place = URL.canParse(path) ? new URL(path).host || path : path;
      return usageError(
        `The report ${format} cannot be sent to ${inert(place)}: ${wrong.problem}.`,
        wrong.next,
      );
    }
    if (path === STDOUT) continue;
    const file = resolve(cwd, path);
    const problem = await whyUnwritable(file);
    if (problem !== null) {
      return usageError(
        `The report ${format} cannot be written to ${inert(path)}: ${problem}.`,
        'Check the value of --report.',
      );
    }
  }
  return null;
}
