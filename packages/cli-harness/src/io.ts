import type { Readable, Writable } from 'node:stream';

/** Where the command reads typed or piped text from. */
export type Input = Readable & { readonly isTTY?: boolean };

/** Where the command writes to. `columns` is the width of the terminal. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
};

/** Everything that a run uses of its process. Pass your own to run the command inside another program. */
export interface Io {
  readonly stdin: Input;
  /** Receives the result and nothing else. */
  readonly stdout: Output;
  /** Receives prompts, progress and problems. */
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** Node's own fetch by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stops the run. It logs off what it opened, then ends. */
  readonly signal?: AbortSignal;
}
