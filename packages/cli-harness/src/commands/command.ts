import type { createSandbox } from '@gatehouse-login/sandbox';
import type { Rehearse } from '../driver/rehearsal.ts';
import type { OpenSite } from '../driver/site.ts';
import type { OpenStream } from '../driver/stream-site.ts';
import type { OpenUi } from '../driver/ui.ts';
import type { Flags, Given } from '../flags/flag.ts';
import type { Io } from '../io.ts';
import type { ExitCode } from '../report/outcome.ts';
import type { Secrets } from '../report/secret-watch.ts';

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
  /** The text of the help after the flags. */
  readonly epilogue: string;
  readonly run: (given: Given<Specs>, context: Context, operands: readonly string[]) => Promise<ExitCode>;
}

/** Defines a command. The type of `given` follows from its flags. */
export const defineCommand = <const Specs extends Flags>(command: Command<Specs>): Command =>
  // `readArguments` makes `given` from these same flags.
  command as unknown as Command;
