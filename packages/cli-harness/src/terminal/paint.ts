import type { Io, Output } from '../io.ts';

/** Colours for words. Without colours, texts pass unchanged. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const plain = (text: string): string => text;
const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;

/** Uses colours only on a terminal, and not if NO_COLOR has any value (no-color.org). */
export function paintFor(output: Output, { NO_COLOR, TERM }: Io['env']): Paint {
  const coloured = output.isTTY === true && !NO_COLOR && TERM !== 'dumb';
  if (!coloured) return { good: plain, bad: plain, faint: plain, strong: plain };
  return { good: code(32, 39), bad: code(31, 39), faint: code(2, 22), strong: code(1, 22) };
}
