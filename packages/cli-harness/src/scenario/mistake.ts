import { nearest } from '@gatehouse-login/core';
import { MASK } from '../report/vault.ts';
import { inert } from '../terminal/inert.ts';
import { wrap } from '../terminal/table.ts';
import { type Place, positionOf } from './source-text.ts';

/** A mistake in a scenario file, and where it is. */
export interface Mistake {
  readonly message: string;
  readonly place: Place;
  /** The line must not be shown, because it may hold a secret. */
  readonly secret?: boolean;
}

/** Collects mistakes, so that all of them are shown at once. */
export interface Mistakes {
  /** The result is null: what a reader returns that finds a mistake. */
  readonly add: (place: Place, message: string, secret?: boolean) => null;
  /** How many there are, with those that are not certain. */
  readonly count: () => number;
  /** In the order of the files and their lines. */
  readonly all: () => readonly Mistake[];
}

/** Makes an empty collection. A mistake that is found twice, for two rows of examples, is kept once. */
export function makeMistakes(): Mistakes {
  const found = new Map<string, Mistake>();
  return {
    add(place, given, secret = false) {
      const message = place.isSecret ? withoutQuotes(given, place) : given;
      const key = `${place.source.name}:${place.start}:${place.isPending === true}:${message}`;
      if (!found.has(key)) found.set(key, { message, place, secret });
      return null;
    },
    count: () => found.size,
    all: () =>
      [...found.values()]
        .filter(({ place }) => place.isPending !== true)
        .toSorted(
          (a, b) => a.place.source.name.localeCompare(b.place.source.name) || a.place.start - b.place.start,
        ),
  };
}

/** Hides what a message quotes, unless the file has it: it may be a part of a secret, or close to one. */
const withoutQuotes = (message: string, { source }: Place): string =>
  message.replaceAll(/"([^"]*)"/g, (quoted: string, text: string) =>
    source.text.includes(text) ? quoted : `"${MASK}"`,
  );

/** ` Did you mean "…"?` with the closest known word; else the known words, if they are few; else nothing. */
export function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== null) return ` Did you mean "${near}"?`;
  return known.length > 0 && known.length <= FEW ? ` Known are: ${known.join(', ')}.` : '';
}

const FEW = 24;
const WIDEST = 100;

/** A mistake in one line: where, and what. */
export function lineOf({ place, message }: Mistake): string {
  const { line, column } = positionOf(place);
  return `${inert(place.source.name)}:${line}:${column}: ${inert(message)}`;
}

/** A mistake with the line that it is in, and carets under the words at fault. Wrapped if `columns` are given. */
export function excerptOf(mistake: Mistake, columns?: number): string {
  const { place, secret } = mistake;
  const { line, column, text } = positionOf(place);
  const told = wrap(lineOf(mistake), columns);
  if (secret || text.trim() === '' || /[\p{Cc}]/u.test(text.replaceAll('\t', ' '))) return told.join('\n');
  const number = String(line);
  // A long line is shown from near the mistake.
  const from = column > WIDEST ? column - WIDEST / 2 : 0;
  const shown = text.slice(from, from + WIDEST).replaceAll('\t', ' ');
  const length = Math.max(1, Math.min(place.end - place.start, shown.length - (column - 1 - from)));
  const indent = ' '.repeat(column - 1 - from);
  return [
    ...told,
    `  ${number} | ${inert(shown)}`,
    `  ${' '.repeat(number.length)} | ${indent}${'^'.repeat(length)}`,
  ].join('\n');
}
