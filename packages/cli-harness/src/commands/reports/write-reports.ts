import { readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
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
}

/** Writes the reports that are wanted. Returns a sentence for each that could not be written. */
export async function writeReports(
  report: RunReport,
  wanted: readonly WantedReport[],
  { gallery, pictures }: ReportOptions,
  io: Io,
  { wrote }: Pick<Secrets, 'wrote'>,
): Promise<readonly string[]> {
  const picture = (path: string): string | null => dataAddress(resolve(pictures, path));
  const problems: string[] = [];
  for (const { format, path } of wanted) {
    const text = await FORMATS[format].write(report, { gallery, picture });
    if (path === STDOUT) {
      io.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
      continue;
    }
    // The steps of a job share this file.
    const write = path === io.env.GITHUB_STEP_SUMMARY ? appendFile : writeFile;
    await write(resolve(io.cwd, path), text).then(
      () => wrote(path),
      (error: NodeJS.ErrnoException) =>
        problems.push(`The report ${format} was not written to ${inert(path)} (${error.code ?? 'unknown'}).`),
    );
  }
  return problems;
}

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

function dataAddress(file: string): string | null {
  const type = TYPES[extname(file).toLowerCase()];
  if (type === undefined) return null;
  try {
    return `data:${type};base64,${readFileSync(file).toString('base64')}`;
  } catch {
    return null;
  }
}
