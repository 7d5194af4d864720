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
}

/** Where a place is, for people: lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** The whole line, without its end. */
  readonly text: string;
}

/** Returns the line and the column of a place. */
export function positionOf({ source, start }: Place): Position {
  const before = source.text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = source.text.indexOf('\n', start);
  return {
    line: before.split('\n').length,
    column: start - lineStart + 1,
    text: source.text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, ''),
  };
}
