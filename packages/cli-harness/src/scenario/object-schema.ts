import type { Fields } from './read-node.ts';

/** The JSON Schema of a map with these fields and no others. */
export const objectSchema = (fields: Fields, more: object = {}): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { about, schema }]) => [name, { description: about, ...schema }]),
  ),
  additionalProperties: false,
  ...more,
});
