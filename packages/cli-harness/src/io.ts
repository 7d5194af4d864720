import type { Readable, Writable } from 'node:stream';

/** Where the command reads from: a password typed or piped. */
export type Input = Readable & { readonly isTTY?: boolean };

/** Where the command writes to; `columns` wraps the help. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
};

/** The surroundings of one run, so that it can be had in-process. */
export interface Io {
  readonly stdin: Input;
  /** Gets the result and nothing else. */
  readonly stdout: Output;
  /** Gets talk, prompts and what went wrong. */
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What relative paths are read against. */
  readonly cwd: string;
  /** Node's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
  /** Ends the run: what was opened is closed first. */
  readonly signal?: AbortSignal;
}
