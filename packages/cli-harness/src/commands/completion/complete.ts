import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import type { Command } from '../command.ts';
import { offersFor } from './offers.ts';

/** What the shells expect between a word and its meaning. Bash has no place for a meaning. */
const SEPARATORS: Readonly<Record<string, string>> = { zsh: ':', fish: '\t' };

/** Answers the script of a shell, which asks what may stand at the cursor. */
export function complete(
  [shell = '', ...words]: readonly string[],
  commands: readonly Command[],
  { stdout }: Io,
): ExitCode {
  const offers = offersFor(words, commands);
  const separator = SEPARATORS[shell];
  const lines = Array.isArray(offers)
    ? offers.map(({ word, about }) =>
        separator === undefined || about === '' ? word : `${word}${separator}${about}`,
      )
    : [offers];
  stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}
