/** What a landing page found in the address that led to it. */
export interface Landing {
  readonly accepted: boolean;
  /** Every value that arrived, under the specification's name where it has one. */
  readonly values: Readonly<Record<string, string>>;
  /** One sentence for each value that is missing, wrong or unexpected. */
  readonly problems: readonly string[];
  /** What the account call gave for the session, on a platform that accepted it. */
  readonly account?: object;
}

export const landingOf = (values: ReadonlyMap<string, string>, problems: readonly string[]): Landing => ({
  accepted: problems.length === 0,
  values: Object.fromEntries(values),
  problems,
});

/** The parameters of a query, and a problem for each that stands there more than once. */
export interface Arrived {
  readonly values: ReadonlyMap<string, string>;
  readonly repeated: readonly string[];
}

/** Reads a query; of a repeated parameter the first value counts. */
export const readQuery = (query: URLSearchParams): Arrived => {
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of query) {
    if (values.has(name)) repeated.add(`${name} arrived more than once.`);
    else values.set(name, value);
  }
  return { values, repeated: [...repeated] };
};
