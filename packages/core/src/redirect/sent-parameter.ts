import { parseQuery } from '../address/query.ts';
import type { Piece } from './address-pieces.ts';
import { readTemplate } from './template.ts';
import { isSecretName, sourceOf } from './value-sources.ts';

/** A parameter as it was sent, with the secrets that it is known to carry. */
export interface SentParameter {
  readonly name: string;
  readonly value: string;
  readonly source: string;
  readonly secrets: readonly string[];
}

/** What stands in the place of a secret. */
export const MASK = '•••';

/** Puts a parameter together. */
export const sent = (
  name: string,
  value: string,
  source: string,
  secrets: readonly string[] = [],
): SentParameter => ({ name, value, source, secrets });

/** Reads an address by what it was written as, piece by piece; null where the two do not fit. */
export function readPieces(
  written: readonly Piece[],
  filled: readonly Piece[],
): readonly SentParameter[] | null {
  if (written.length !== filled.length) return null;
  const read = written.map((piece, at) => readPiece(piece, filled[at]));
  return read.every((each) => each !== null) ? read.flat() : null;
}

function readPiece({ kind, text, field }: Piece, filled: Piece | undefined): readonly SentParameter[] | null {
  if (filled?.kind !== kind) return null;
  const values = readTemplate(text, filled.text);
  if (values === null) return null;
  const told = (name: string, value: string, own: typeof values): SentParameter => {
    const secrets = own.filter(([each]) => isSecretName(each)).map(([, secret]) => secret);
    return sent(name, value, sourceOf(own.map(([each]) => each)) ?? field, secrets);
  };
  if (kind === 'segment') return values.map(([name, value]) => told(`{${name}}`, value, [[name, value]]));
  return parseQuery(`?${filled.text}`).map(([name, value]) => told(name, value, values));
}
