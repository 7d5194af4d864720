import type { Payload } from './artillery.ts';

/** The demands of a flow on CSV files. */
export interface Use {
  /** The names of the variables that the flow uses. */
  readonly names: readonly string[];
  /** Whether two visitors must not use an account at once. */
  readonly isAlone: boolean;
}

/** Checks CSV files: each has rows, every row is complete, no value is empty, and Artillery converted no value. */
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
