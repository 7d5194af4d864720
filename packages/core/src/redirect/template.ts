import { encodeComponent } from '../address/query.ts';
import { PLACEHOLDER } from '../configuration/template-names.ts';

/** Fills `{name}` and `{{name}}` placeholders, each value percent-encoded once; other braces stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (whole, double: string | undefined, single: string | undefined) => {
    const name = double ?? single ?? '';
    return Object.hasOwn(values, name) ? encodeComponent(values[name] ?? '') : whole;
  });
}

/** The names of a template's placeholders, in their order. */
export const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, double, single]) => double ?? single ?? '');

export const hasPlaceholder = (template: string): boolean => template.search(PLACEHOLDER) >= 0;

/** An address in three pieces: everything before its query, the query without `?`, and the fragment with `#`. */
export interface SplitAddress {
  readonly base: string;
  readonly query: string;
  readonly fragment: string;
}

/** Splits an address. A query within the fragment (`#/?a=b`) stays in the fragment. */
export function splitAddress(address: string): SplitAddress {
  const hash = address.indexOf('#');
  const [front, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)];
  const mark = front.indexOf('?');
  return mark < 0
    ? { base: front, query: '', fragment }
    : { base: front.slice(0, mark), query: front.slice(mark + 1), fragment };
}

/** Joins the pieces of an address. An empty query leaves no `?`. */
export const joinAddress = ({ base, query, fragment }: SplitAddress): string =>
  `${base}${query === '' ? '' : `?${query}`}${fragment}`;

/** Joins queries, without stray ampersands. */
export const joinQueries = (...queries: readonly string[]): string =>
  queries.filter((part) => part !== '').join('&');
