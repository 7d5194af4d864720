const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The decoded parameters of a query, in order, including repeated ones. */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

/**
 * Parses a query, with or without its `?`, as application/x-www-form-urlencoded. A percent sign that starts
 * no valid sequence is kept, so hostile text never throws.
 */
export function parseQuery(query: string): QueryParameters {
  const text = query.startsWith('?') ? query.slice(1) : query;
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      return [decodeComponent(name), decodeComponent(value)] as const;
    });
}

/** Returns all values of a name, in order. */
export const valuesOf = (parameters: QueryParameters, name: string): readonly string[] =>
  parameters.filter(([key]) => key === name).map(([, value]) => value);

/** Returns the value of a name, or null if it is missing or repeated. Do not trust a repeated parameter. */
export function singleValueOf(parameters: QueryParameters, name: string): string | null {
  const values = valuesOf(parameters, name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Writes parameters as a query without `?`. Percent-encodes each name and value once. */
export const writeQuery = (parameters: QueryParameters): string =>
  parameters.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&');

/**
 * Sets one parameter of a query and keeps every other byte. The value replaces the first parameter of that
 * name and removes further ones; a new parameter is added at the end. The result starts with `?`.
 */
export function setParameter(query: string, name: string, value: string): string {
  const isOther = (pair: string): boolean => parseQuery(`?${pair}`)[0]?.[0] !== name;
  const pairs = query === '' || query === '?' ? [] : query.replace(/^\?/, '').split('&');
  const found = pairs.findIndex((pair) => !isOther(pair));
  const at = found < 0 ? pairs.length : found;
  const written = writeQuery([[name, value]]);
  return `?${[...pairs.slice(0, at), written, ...pairs.slice(at).filter(isOther)].join('&')}`;
}

/** Percent-encodes like `encodeURIComponent`, but never throws: a lone surrogate becomes U+FFFD. */
export const encodeComponent = (value: string): string =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD'));

/** Decodes a name or a value of a query. A percent sign that starts no valid sequence is kept. */
export function decodeComponent(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return spaced.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Returns a text as it is, and decoded once, twice and three times. */
export function decodingsOf(text: string): readonly string[] {
  const once = decodeComponent(text);
  const twice = decodeComponent(once);
  return [text, once, twice, decodeComponent(twice)];
}
