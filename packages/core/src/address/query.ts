const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A query's parameters in their order, names and values decoded, repeated ones kept. */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

/**
 * Reads a query (with or without its `?`) as application/x-www-form-urlencoded.
 * A percent sign that starts no valid sequence stays as it is: hostile text never throws.
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

/** All values of one name, in their order. */
export const valuesOf = (parameters: QueryParameters, name: string): readonly string[] =>
  parameters.filter(([key]) => key === name).map(([, value]) => value);

/** The value of a name that is given exactly once, else null: repeated parameters are not to be trusted. */
export function singleValueOf(parameters: QueryParameters, name: string): string | null {
  const values = valuesOf(parameters, name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Writes parameters as a query without `?`, each part percent-encoded once. */
export const writeQuery = (parameters: QueryParameters): string =>
  parameters.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&');

/**
 * A query with one parameter set and every other byte as it stands: the value takes the place of the first parameter
 * of that decoded name, further ones go; where there is none it comes last. The answer begins with `?`.
 */
export function setParameter(query: string, name: string, value: string): string {
  const isOther = (pair: string): boolean => parseQuery(`?${pair}`)[0]?.[0] !== name;
  const pairs = query === '' || query === '?' ? [] : query.replace(/^\?/, '').split('&');
  const found = pairs.findIndex((pair) => !isOther(pair));
  const at = found < 0 ? pairs.length : found;
  const written = writeQuery([[name, value]]);
  return `?${[...pairs.slice(0, at), written, ...pairs.slice(at).filter(isOther)].join('&')}`;
}

/** Percent-encodes as `encodeURIComponent` does, but never throws: a lone surrogate becomes U+FFFD. */
export const encodeComponent = (value: string): string =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD'));

/** Decodes one name or value of a query; a percent sign that starts no valid sequence stays as it is. */
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

/** A text as it reads undecoded, and decoded once, twice and three times. */
export function decodingsOf(text: string): readonly string[] {
  const once = decodeComponent(text);
  const twice = decodeComponent(once);
  return [text, once, twice, decodeComponent(twice)];
}
