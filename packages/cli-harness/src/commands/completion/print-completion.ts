import type { ExitCode } from '../../report/outcome.ts';
import { oneOf } from '../../report/suggestion.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Command, Context } from '../command.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { SHELLS } from './shells.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
} as const satisfies Record<(typeof SHELLS)[number], (commands: readonly Command[]) => string>;

/** Runs `gatehouse completion`. */
export async function printCompletion(text: string, { io, commands }: Context): Promise<ExitCode> {
  const shell = oneOf('There is no completion for', text, SHELLS);
  if (shell.isErr()) return writeUsage(shell.error, io, false);
  io.stdout.write(SCRIPTS[shell.value](await commands()));
  return 0;
}
