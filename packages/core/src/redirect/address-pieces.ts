import { splitAddress } from './template.ts';

/** A piece of an address that keeps its place when a template is filled. */
export interface Piece {
  readonly kind: 'segment' | 'parameter';
  readonly text: string;
  /** The field of the configuration that wrote it. */
  readonly field: string;
}

/**
 * An address in its pieces, in their order: the segments of its path, the parameters of its query, the fragment's
 * segments and parameters. Values are percent-encoded, so a template and what was made of it have the same ones.
 */
export function piecesOf(address: string, field: string, query?: readonly Piece[]): readonly Piece[] {
  const split = splitAddress(address);
  const [route, parameters] = splitFragment(split.fragment);
  return [
    ...segments(split.base, field),
    ...(query ?? parametersOf(split.query, field)),
    ...segments(route, field),
    ...parametersOf(parameters, field),
  ];
}

/** A query's parameters, as they are written. */
export const parametersOf = (query: string, field: string): Piece[] =>
  query === '' ? [] : query.split('&').map((text) => ({ kind: 'parameter', text, field }));

const segments = (text: string, field: string): Piece[] =>
  text.split('/').map((segment) => ({ kind: 'segment', text: segment, field }));

/** A fragment may be a route with a query behind it (`#/home?a=b`), a query (`#a=b`), or neither. */
function splitFragment(fragment: string): readonly [route: string, query: string] {
  const mark = fragment.indexOf('?');
  if (mark >= 0) return [fragment.slice(0, mark), fragment.slice(mark + 1)];
  return fragment.includes('=') ? ['', fragment.slice(1)] : [fragment, ''];
}
