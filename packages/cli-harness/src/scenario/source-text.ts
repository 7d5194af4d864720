/** The text of a scenario file. */
export interface SourceText {
  /** Its path as messages show it. */
  readonly name: string;
  /** The text. */
  readonly text: string;
}

/** What is known of where a text comes from. */
export interface Origin {
  /** Whether a part came from the environment, a file or a command. It is masked. */
  readonly isSecret?: boolean;
  /** Whether a part depends on a source that was not asked yet. What is wrong with it is not known then. */
  readonly isPending?: boolean;
}

/** A part of a file. */
export interface Place extends Origin {
  readonly source: SourceText;
  /** The index of its first character. */
  readonly start: number;
  readonly end: number;
}

/** Where the lines of a file begin. Every step asks for its line. */
const LINE_STARTS = new WeakMap<SourceText, readonly number[]>();

function lineStartsOf(source: SourceText): readonly number[] {
  const known = LINE_STARTS.get(source);
  if (known !== undefined) return known;
  const starts = [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  LINE_STARTS.set(source, starts);
  return starts;
}

/** Where a place is, for people: its line and column count from 1; `text` is the whole line, without its end. */
export function positionOf({ source, start }: Place) {
  const starts = lineStartsOf(source);
  const at = starts.findLastIndex((lineStart) => lineStart <= start);
  const lineStart = starts[at] ?? 0;
  const text = source.text.slice(lineStart, starts[at + 1]).replace(/\r?\n$/, '');
  return { line: at + 1, column: start - lineStart + 1, text };
}
