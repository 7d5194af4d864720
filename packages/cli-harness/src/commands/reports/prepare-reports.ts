import { err, ok, type Result } from 'neverthrow';
import { FORMATS } from '../../formats/formats.ts';
import type { Io } from '../../io.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import type { RunReport } from '../../report/run-report.schema.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { inert } from '../../terminal/inert.ts';
import { checkPaths, readReportFlag, STDOUT, type WantedReport } from './report-flag.ts';
import type { ReportOptions } from './write-reports.ts';

/** The reports of a run, before it begins. */
export interface PreparedReports {
  /** Whether one of them goes to standard output. */
  readonly usesStdout: boolean;
  /** Says on a terminal where they are. */
  readonly announce: (io: Pick<Io, 'stderr'>) => void;
  /** Whether one of them shows requests. */
  readonly hasRequests: boolean;
  /** Writes them. Returns a sentence for each that could not be written. */
  readonly write: (
    report: RunReport,
    pictures: Pick<ReportOptions, 'pictures' | 'isForeign'>,
    io: Io,
    secrets: Secrets,
  ) => Promise<readonly string[]>;
}

/** The flags that name reports. */
export interface ReportGiven {
  readonly report: string | undefined;
  readonly gallery: string | undefined;
  readonly json: boolean;
}

/** Reads `--report` and `--gallery`, and checks that everything can be written. */
export async function prepareReports(
  { report: value, gallery, json }: ReportGiven,
  io: Pick<Io, 'cwd'>,
): Promise<Result<PreparedReports, UsageError>> {
  const read = readReportFlag(value, json);
  if (read.isErr()) return err(read.error);
  const wanted = read.value;
  const wrong = galleryProblem(gallery) ?? (await checkPaths(wanted, io));
  if (wrong !== null) return err(wrong);
  return ok({
    usesStdout: wanted.some(({ path }) => path === STDOUT),
    announce({ stderr }) {
      if (!stderr.isTTY) return;
      const isSent = ({ format }: WantedReport): boolean => 'send' in FORMATS[format];
      const say = (what: string, which: readonly WantedReport[]): void => {
        if (which.length > 0) stderr.write(`${what}: ${which.map(({ path }) => inert(path)).join(', ')}\n`);
      };
      say(
        'Written',
        wanted.filter((each) => each.path !== STDOUT && !isSent(each)),
      );
      say('Sent to', wanted.filter(isSent));
    },
    hasRequests: wanted.some(({ format }) => FORMATS[format].hasRequests),
    async write(report, pictures, whole, secrets) {
      const { writeReports } = await import('./write-reports.ts');
      return writeReports(report, wanted, { gallery, ...pictures }, whole, secrets);
    },
  });
}

function galleryProblem(gallery: string | undefined): UsageError | null {
  if (gallery === undefined || (URL.canParse(gallery) && /^https?:$/.test(new URL(gallery).protocol)))
    return null;
  const next =
    'Give the address that the gallery has in a browser, such as http://localhost:4308/gallery.html.';
  return usageError('The value of --gallery is not a web address.', next);
}
