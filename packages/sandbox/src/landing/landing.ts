/** The result of a landing page's check. */
export interface Landing {
  readonly accepted: boolean;
  /** Every value that arrived, under the specification's name if it has one. */
  readonly values: Readonly<Record<string, string>>;
  /** One sentence for each value that is missing, wrong or unexpected. */
  readonly problems: readonly string[];
  /** The account data of the session, on a platform that accepts it. */
  readonly account?: object;
  /** The settings of the brand's stream, on a web trader that accepts the session. */
  readonly streaming?: object;
}

/** Makes the result of a check. No problems mean accepted. */
export function landingOf(values: ReadonlyMap<string, string>, problems: readonly string[]): Landing {
  return {
    accepted: problems.length === 0,
    values: Object.fromEntries(values),
    problems,
  };
}

/** The parameters of a query, and a problem for each that is repeated. */
export interface Arrived {
  readonly values: ReadonlyMap<string, string>;
  readonly repeated: readonly string[];
}

/** Reads a query. Of a repeated parameter the first value counts. */
export function readQuery(query: URLSearchParams): Arrived {
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of query) {
    if (values.has(name)) repeated.add(`${name} arrived more than once.`);
    else values.set(name, value);
  }
  return { values, repeated: [...repeated] };
}
