import type { Payload } from './artillery.ts';

/** What a flow asks of the files with accounts. */
export interface Use {
  /** The names of the variables that it uses. */
  readonly names: readonly string[];
  /** Whether no account may be used by two visitors at once. */
  readonly isAlone: boolean;
}

/** Finds what would make the figures of a test wrong: a file without rows, ragged rows, empty values, changed values. */
export const problemsIn = (payload: readonly Payload[], { names, isAlone }: Use): readonly string[] =>
  payload.flatMap((file): readonly string[] => {
    const { path = 'The payload', fields = [], data = [], loadAll, order, cast } = file;
    const used = fields.flatMap((field, column) => (names.includes(field) ? [{ field, column }] : []));
    if (loadAll || used.length === 0) return [];
    if (data.length === 0) return [`${path} has no rows, so nobody can sign in.`];
    const ragged = data.filter(({ length }) => length !== fields.length).length;
    if (ragged > 0)
      return [`${path}: ${rows(ragged)} not as many values as there are fields (${fields.join(', ')}).`];
    return [
      ...used.flatMap(({ field, column }) => {
        const empty = data.filter((row) => row[column] === '').length;
        return empty === 0 ? [] : [`${path}: ${rows(empty)} no ${field}.`];
      }),
      ...used
        .filter(({ column }) => cast !== false && data.some((row) => typeof row[column] === 'number'))
        .map(
          ({ field }) =>
            `${path}: the values of ${field} were read as numbers, which changes some, such as 007. Add cast: false to the payload.`,
        ),
      ...(isAlone && order !== 'sequence'
        ? [
            `${path}: codes and new passwords need an account for each visitor. Add order: sequence to the payload.`,
          ]
        : []),
    ];
  });

const rows = (count: number): string => (count === 1 ? 'one row has' : `${count} rows have`);
