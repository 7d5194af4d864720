import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { usageError } from '../../report/usage-error.ts';
import { excerptOf, lineOf, type Mistake } from '../../scenario/mistake.ts';
import { type Wanted, writeUsage } from '../arguments/write-usage.ts';

const MOST = 20;

/** Writes the mistakes of scenario files: with the lines that they are in, or as JSON. */
export function writeMistakes(
  found: readonly Mistake[],
  mask: (text: string) => string,
  io: Io,
  wanted: Wanted,
): ExitCode {
  const mistakes = found.map((each) => ({ ...each, message: mask(each.message) }));
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const message = `The scenarios have ${count}. Nothing was sent.`;
  if (wanted.json) {
    const details = mistakes.map(lineOf);
    return writeUsage({ ...usageError(message, 'Correct the files.'), details }, io, wanted);
  }
  const shown = mistakes.slice(0, MOST).map((mistake) => excerptOf(mistake, io.stderr.columns));
  const more = mistakes.length > MOST ? [`… and ${mistakes.length - MOST} more.`] : [];
  io.stderr.write(`${[...shown, ...more, message].join('\n\n')}\n`);
  return 2;
}
