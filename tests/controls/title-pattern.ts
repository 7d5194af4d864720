const HOLES = /%[sdifjoO#%]|\\\$\\\{.*?\\\}|\\\$\w+(?:\\\.\w+)*/g;

/** The pattern of a title as it stands in the source, where `%s`, `$name` and `${…}` are any text. */
export const patternOf = (title: string): string =>
  title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(HOLES, '.*');

/** Whether one title is a case of another: `the house > writes no cookies` of `the house > %s`. */
export const isCaseOf = (title: string, source: string): boolean =>
  new RegExp(`^${patternOf(source)}$`, 's').test(title);
