import { err, ok, Result } from 'neverthrow';
import { type RunReport, runReportSchema } from '../../report/run-report.schema.ts';

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

/** Reads a JSON report. The error says what is wrong with the file, as in `is not JSON.` */
export function parseReport(text: string): Result<RunReport, string> {
  return parse(text)
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
