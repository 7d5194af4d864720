import type { Readable, Writable } from 'node:stream';

/** Where the command reads typed or piped text from. */
export type Input = Readable & {
  /** Whether a person types, rather than a file or a program. */
  readonly isTTY?: boolean;
};

/** Where the command writes to. `columns` is the width of the terminal. */
export type Output = Writable & {
  /** Whether it is a terminal, which gets colours and prompts. */
  readonly isTTY?: boolean;
  /** The terminal's width in characters. */
  readonly columns?: number;
};

/** Everything that a run uses of its process. Pass your own to run the command inside another program. */
export interface Io {
  /** Where typed and piped text is read from. */
  readonly stdin: Input;
  /** Receives the result and nothing else. */
  readonly stdout: Output;
  /** Receives prompts, progress and problems. */
  readonly stderr: Output;
  /** The environment's variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** Node's own fetch by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stops the run. It logs off what it opened, then ends. */
  readonly signal?: AbortSignal;
}
