import type { createSandbox } from '@gatehouse-login/sandbox';
import type { Result } from 'neverthrow';
import type { Rehearse } from '../driver/rehearsal.ts';
import type { OpenSite } from '../driver/site.ts';
import type { OpenStream } from '../driver/stream-site.ts';
import type { OpenUi } from '../driver/ui.ts';
import type { Flags, Given } from '../flags/flag.ts';
import type { Io } from '../io.ts';
import type { Ending } from '../report/ending.ts';
import type { ExitCode, Outcome } from '../report/outcome.ts';
import type { Secrets } from '../report/secret-watch.ts';
import type { Paint } from '../terminal/paint.ts';

/** What a command works with. Larger parts are loaded on demand. */
export interface Context {
  readonly io: Io;
  /** The flags that a profile has set, and not the command line. */
  readonly profiled?: readonly string[];
  readonly secrets: Secrets;
  readonly openSite: () => Promise<OpenSite>;
  readonly rehearse: () => Promise<Rehearse>;
  readonly openStream: () => Promise<OpenStream>;
  readonly openUi: () => Promise<OpenUi>;
  readonly createSandbox: () => Promise<typeof createSandbox>;
}

/** What follows a command without a flag. */
export interface OperandSpec {
  readonly name: string;
  readonly about: string;
  readonly choices?: readonly string[];
  /** Whether there may be several. */
  readonly several?: true;
}

/** What a command has found out, for standard output: as a text for people, and as JSON. */
export interface Answer {
  readonly outcome: Outcome;
  readonly json: object;
  readonly text: (paint: Paint, columns: number | undefined) => string;
}

/** An answer, or the exit code of a command that has written everything itself. */
export type Done = ExitCode | Answer;

/** How a command ends. Its answer or its ending is still to be written. */
export type Ended = Result<Done, Ending>;

/** A command, as data. */
export interface Command<Specs extends Flags = Flags> {
  /** One word, or two for a command of a group. */
  readonly name: string;
  /** Its line in the list of commands. */
  readonly summary: string;
  /** The text of the help before the flags. */
  readonly about: string;
  readonly options: Specs;
  /** What must follow the command. Commands without it take only flags. */
  readonly operand?: OperandSpec;
  /** Flags that people may try, and the reason why there are none. */
  readonly refused?: Readonly<Record<string, string>>;
  /** For a command that takes only flags: what to do instead of giving it a text. */
  readonly insteadOfOperand?: string;
  /** Whether its standard output is a value for scripts, so that an ending is always written to standard error. */
  readonly keepsStdout?: true;
  /** The text of the help after the flags. */
  readonly epilogue: string;
  readonly run: (given: Given<Specs>, context: Context, operands: readonly string[]) => PromiseLike<Ended>;
}

/** Defines a command. The type of `given` follows from its flags. */
export const defineCommand = <const Specs extends Flags>(command: Command<Specs>): Command =>
  // `readArguments` makes `given` from these same flags.
  command as unknown as Command;
