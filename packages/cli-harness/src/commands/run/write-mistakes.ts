import { err, ok } from 'neverthrow';
import type { Io } from '../../io.ts';
import { usageError } from '../../report/ending.ts';
import { excerptOf, lineOf, type Mistake } from '../../scenario/mistake.ts';
import type { Ended } from '../command.ts';

const MOST = 20;

/** Writes the mistakes of scenario files, with the lines that they are in. As JSON, they are the details of the ending. */
export function writeMistakes(
  found: readonly Mistake[],
  mask: (text: string) => string,
  io: Io,
  json: boolean,
): Ended {
  const mistakes = found.map((each) => ({ ...each, message: mask(each.message) }));
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const message = `The scenarios have ${count}. Nothing was sent.`;
  if (json) return err(usageError(message, 'Correct the files.', mistakes.map(lineOf)));
  const shown = mistakes.slice(0, MOST).map((mistake) => excerptOf(mistake, io.stderr.columns));
  const more = mistakes.length > MOST ? [`… and ${mistakes.length - MOST} more.`] : [];
  io.stderr.write(`${[...shown, ...more, message].join('\n\n')}\n`);
  return ok(2);
}
