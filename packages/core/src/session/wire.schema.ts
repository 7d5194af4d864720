import * as z from 'zod/mini';

// Depending on its version, the platform sends an identifier as a string or a number.
// Missing values are null.
const scalar = z.union([z.string(), z.number()]);

/** Null if missing. The result is an own field, so no prototype can supply it. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

export const textOrNull = orNull(z.string());

export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** A string or a number on the wire, a string here; empty if missing or null. */
export const identifier = z.pipe(
  z.nullish(scalar),
  z.transform((value) => (value == null ? '' : String(value))),
);

export const numberOrNull = orNull(z.number());

/** False if missing or null. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** Empty if missing or null, and cut off at `most` entries, so that a hostile answer costs nothing. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most = 100) =>
  z.pipe(
    z.pipe(
      z.nullish(z.array(z.unknown())),
      z.transform((values) => (values ?? []).slice(0, most)),
    ),
    z.array(item),
  );
