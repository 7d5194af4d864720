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

/** Writes parameters as a query without `?`, each part percent-encoded once (RFC 3986). */
export const writeQuery = (parameters: QueryParameters): string =>
  parameters.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&');

/** Percent-encodes everything but RFC 3986's unreserved characters; a lone surrogate becomes U+FFFD. */
export const encodeComponent = (value: string): string =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decodeComponent(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return spaced.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
