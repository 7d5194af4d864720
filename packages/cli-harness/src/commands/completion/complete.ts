import type { ExitCode } from '../../report/outcome.ts';
import type { Context } from '../command.ts';
import { offersFor } from './offers.ts';

/** What the shells expect between a word and its meaning. Bash has no place for a meaning. */
const SEPARATORS: Readonly<Record<string, string>> = { zsh: ':', fish: '\t' };

/** Answers the script of a shell, which asks what may stand at the cursor. */
export async function complete(
  [shell = '', ...words]: readonly string[],
  { io, commands }: Context,
): Promise<ExitCode> {
  const offers = offersFor(words, await commands());
  const separator = SEPARATORS[shell];
  const lines = Array.isArray(offers)
    ? offers.map(({ word, about }) =>
        separator === undefined || about === '' ? word : `${word}${separator}${about}`,
      )
    : [offers];
  io.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}
