/** The text of a scenario file. */
export interface SourceText {
  /** Its path as messages show it. */
  readonly name: string;
  readonly text: string;
}

/** A part of a file. */
export interface Place {
  readonly source: SourceText;
  /** The index of its first character. */
  readonly start: number;
  readonly end: number;
  /** Whether its text depends on a source that was not asked yet. What is wrong with it is not known then. */
  readonly isPending?: boolean;
  /** Whether its text is not that of the file: a part came from the environment, a file or a command. */
  readonly isSecret?: boolean;
}

/** Where a place is, for people: lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** The whole line, without its end. */
  readonly text: string;
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

/** Returns the line and the column of a place. */
export function positionOf({ source, start }: Place): Position {
  const starts = lineStartsOf(source);
  const at = starts.findLastIndex((lineStart) => lineStart <= start);
  const lineStart = starts[at] ?? 0;
  const text = source.text.slice(lineStart, starts[at + 1]).replace(/\r?\n$/, '');
  return { line: at + 1, column: start - lineStart + 1, text };
}
