/** An object without its absent values, so that it equals what is read back from JSON. */
export type Present<Facts> = { readonly [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

/** Leaves out what is undefined. */
export const withoutAbsent = <Facts extends object>(facts: Facts): Present<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Present<Facts>;
