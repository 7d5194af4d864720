import { ENCODINGS, type Encoding } from './encodings.ts';

/** A text with encodings undone. */
export interface Reading {
  readonly text: string;
  /** Where in the original the characters from `start` to `end` come from. */
  readonly origin: (start: number, end: number) => readonly [start: number, end: number];
}

const DEPTH = 2;

/**
 * What a text may say: as it stands, and with one or two of its encodings undone, in any order. What looks like one
 * encoding may be a part of a secret that is written in another.
 */
export function readingsOf(text: string): readonly Reading[] {
  const readings: Reading[] = [{ text, origin: (start, end) => [start, end] }];
  const known = new Set([text]);
  let last = 0;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const found = readings
      .slice(last)
      .flatMap((reading) => ENCODINGS.map((encoding) => undo(reading, encoding)));
    last = readings.length;
    for (const reading of found) {
      if (!known.has(reading.text)) readings.push(reading);
      known.add(reading.text);
    }
  }
  return readings;
}

/** Some characters, and the stretch of the encoded text that means them. */
interface Piece {
  readonly at: number;
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

function undo(reading: Reading, { pattern, read }: Encoding): Reading {
  const { text, origin } = reading;
  const pieces: Piece[] = [];
  let decoded = '';
  let last = 0;
  for (const { 0: run, index } of text.matchAll(pattern)) {
    decoded += text.slice(last, index);
    for (const [part, from, to] of read(run)) {
      pieces.push({ at: decoded.length, length: part.length, start: index + from, end: index + to });
      decoded += part;
    }
    last = index + run.length;
  }
  if (pieces.length === 0) return reading;
  decoded += text.slice(last);
  // Where the character at a position comes from.
  const sourceOf = (position: number): readonly [number, number] => {
    const before = lastBefore(pieces, position);
    if (before === undefined) return [position, position + 1];
    const { at, length, start, end } = before;
    if (position < at + length) return [start, end];
    const source = end + position - at - length;
    return [source, source + 1];
  };
  return {
    text: decoded,
    origin: (start, end) => origin(sourceOf(start)[0], sourceOf(end - 1)[1]),
  };
}

/** The last piece that begins at a position or before it. */
function lastBefore(pieces: readonly Piece[], position: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.at ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
