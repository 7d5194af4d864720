import { readFileSync, realpathSync } from 'node:fs';
import { appendFile, rename, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { FORMATS } from '../../formats/formats.ts';
import type { Io } from '../../io.ts';
import type { RunReport } from '../../report/run-report.schema.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { inert } from '../../terminal/inert.ts';
import { STDOUT, type WantedReport } from './report-flag.ts';

/** How reports are written. */
export interface ReportOptions {
  /** The address of the gallery, for links to states. */
  readonly gallery: string | undefined;
  /** The folder that the paths of pictures start from. */
  readonly pictures: string;
  /** Whether the report may be somebody else's: then only pictures in this folder are shown. */
  readonly isForeign: boolean;
}

/** Writes the reports that are wanted. Returns a sentence for each that could not be written. */
export async function writeReports(
  report: RunReport,
  wanted: readonly WantedReport[],
  { gallery, pictures, isForeign }: ReportOptions,
  io: Io,
  { wrote }: Pick<Secrets, 'wrote'>,
): Promise<readonly string[]> {
  const within = isForeign ? pictures : null;
  const picture = (path: string): string | null => dataAddress(resolve(pictures, path), within);
  const problems: string[] = [];
  for (const { format, path } of wanted) {
    const row = FORMATS[format];
    if ('send' in row) {
      const why = await row.send(report, path, io.cwd);
      if (why !== null)
        problems.push(`The report ${format} did not arrive at ${inert(path)}: ${inert(why)}.`);
      continue;
    }
    const text = await row.write(report, { gallery, picture });
    if (path === STDOUT) {
      io.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
      continue;
    }
    // The steps of a job share this file.
    const add = path === io.env.GITHUB_STEP_SUMMARY ? appendFile : writeFile;
    const write = 'isPolled' in row ? replaceFile : add;
    await write(resolve(io.cwd, path), text).then(
      () => wrote(path),
      (error: NodeJS.ErrnoException) =>
        problems.push(`The report ${format} was not written to ${inert(path)} (${error.code ?? 'unknown'}).`),
    );
  }
  return problems;
}

/** Replaces a file in one step, so that nobody reads a half-written one. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** The types of pictures, and the first bytes of their files. */
const TYPES: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
];

/** A picture as an address. Null for any other file, and for one that is not `within` this folder. */
function dataAddress(path: string, within: string | null): string | null {
  try {
    const file = realpathSync(path);
    if (within !== null && !file.startsWith(`${realpathSync(within)}${sep}`)) return null;
    const bytes = readFileSync(file);
    const start = bytes.subarray(0, 16).toString('latin1');
    const type = TYPES.find(([, pattern]) => pattern.test(start))?.[0];
    return type === undefined ? null : `data:${type};base64,${bytes.toString('base64')}`;
  } catch {
    return null;
  }
}
