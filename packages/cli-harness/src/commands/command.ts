import type { ExitCode } from '@gatehouse-login/core';
import type { createSandbox } from '@gatehouse-login/sandbox';
import type { Io } from '../io.ts';
import type { OpenSite } from './login/site.ts';

/** A flag, by data: `value` names what follows it; without one it is on or off. */
export interface OptionSpec {
  readonly value?: string;
  readonly about: string;
  /** The heading that the help shows it under. */
  readonly group?: string;
}

/** A command's flags by their names, without the dashes. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What was given: texts where the flag takes a value, else whether it was there. */
export type Given<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { readonly value: string }
    ? string | undefined
    : boolean;
};

/** What a command works with, made by the composition. */
export interface Context {
  readonly io: Io;
  readonly openSite: () => Promise<OpenSite>;
  readonly createSandbox: () => Promise<typeof createSandbox>;
}

/** A command, as data. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  /** What the help says before the flags. */
  readonly about: string;
  readonly options: Specs;
  /** Flags that people try and that there is a reason not to have, with that reason. */
  readonly refused?: Readonly<Record<string, string>>;
  /** What the help says after the flags. */
  readonly epilogue: string;
  readonly run: (given: Given<Specs>, context: Context) => Promise<ExitCode>;
}

/** Writes a command; what its `run` is given follows from its flags. */
export const defineCommand = <const Specs extends OptionSpecs>(command: Command<Specs>): Command =>
  // The reader of arguments builds what is given from these very flags.
  command as unknown as Command;
