/** The functions among the exports of an entry. */
type FunctionsOf<Entry> = {
  [Name in keyof Entry as Entry[Name] extends (...values: never[]) => unknown ? Name : never]: Entry[Name];
};

/**
 * One call of every function that `Own` exports. A function without a call does not compile. `All` are the exports that
 * the call may use besides. It returns what `JSON.stringify` can write, or a promise of it, the same in each run.
 */
export type Calls<Own, All> = {
  readonly [Name in keyof FunctionsOf<Own>]: (own: Own[Name], all: All) => unknown;
};

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Table = Readonly<Record<string, (own: never, all: never) => unknown>>;

/**
 * Calls each function of each entry once, in turn. Returns the answers, by entry and name. A call that throws, or a
 * function without one, has an answer that says so.
 */
export async function callAll(table: Table, entries: Entries): Promise<Record<string, unknown>> {
  const all = Object.assign({}, ...Object.values(entries));
  const answers: Record<string, unknown> = {};
  for (const [specifier, entry] of Object.entries(entries))
    for (const [name, own] of Object.entries(entry)) {
      // Node adds these to what it imports of CommonJS.
      if (typeof own !== 'function' || name === 'default' || name === 'module.exports') continue;
      const call = table[name];
      const answer =
        call === undefined
          ? 'has no call: add one in tests/packages/support/calls'
          : await Promise.resolve()
              .then(() => call(own as never, all as never))
              .catch((error: unknown) => `threw ${error}`);
      answers[`${specifier} ${name}`] = JSON.parse(JSON.stringify(answer) ?? 'null');
    }
  return answers;
}
