import * as z from 'zod/mini';
import { configuration } from './configuration.schema.ts';
import { nearest } from './nearest.ts';

/** A key of a configuration file that has no meaning, most likely a typing error. */
export interface UnknownKey {
  /** The path of the key, such as `urls.redirects.webtradr`. */
  readonly path: string;
  /** The known key of the same object that was probably meant, or null if none is close. */
  readonly nearest: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Keys without effect, by their object: `$schema` is for editors, the others are in the specification. */
export const KEYS_WITHOUT_EFFECT: Readonly<Record<string, readonly string[]>> = {
  '': ['$schema', 'newDesignsAllowedLangs'],
  urls: ['webtrader'],
};

/** The path of a key in the object at a path. The whole file is at the empty path. */
export const pathOf = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`);

/**
 * Lists the keys of a configuration file that `parseConfiguration` ignores because it does not know them. Values
 * that are no objects are left to `parseConfiguration`.
 */
export const unknownKeys = (json: unknown): readonly UnknownKey[] => unknownIn(json, configuration, '');

function unknownIn(json: unknown, schema: z.core.$ZodType, place: string): readonly UnknownKey[] {
  const shape = shapeOf(schema);
  if (shape === null || typeof json !== 'object' || json === null || Array.isArray(json)) return [];
  const known = [...Object.keys(shape), ...(KEYS_WITHOUT_EFFECT[place] ?? [])];
  return Object.entries(json as Fields).flatMap(([key, value]) => {
    const path = pathOf(place, key);
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field !== undefined) return unknownIn(value, field, path);
    return known.includes(key) ? [] : [{ path, nearest: nearest(key, known) }];
  });
}

/** The fields of an object's schema, or null where any name is allowed. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | null {
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape;
  if (schema instanceof z.core.$ZodPipe) return shapeOf(schema._zod.def.out);
  const wraps =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodCatch;
  return wraps ? shapeOf(schema._zod.def.innerType) : null;
}
