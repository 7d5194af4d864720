import * as z from 'zod/mini';

// The platform writes null for what it has not got, and numbers as texts or the other way round by version.
const scalar = z.union([z.string(), z.number()]);

/** What may be missing or null, and is null then: a field of its own, which no prototype can lend. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

/** A text that may be missing or null. */
export const textOrNull = orNull(z.string());

/** A text, empty where it is missing or null. */
export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** An identifier, a number or a text on the wire, a text here. */
export const identifier = z.pipe(
  z.nullish(scalar),
  z.transform((value) => (value == null ? '' : String(value))),
);

/** A number that may be missing or null. */
export const numberOrNull = orNull(z.number());

/** A flag; missing and null mean no. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A list that may be missing or null, and is cut off at `most` entries: a hostile answer costs nothing. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most = 100) =>
  z.pipe(
    z.pipe(
      z.nullish(z.array(z.unknown())),
      z.transform((values) => (values ?? []).slice(0, most)),
    ),
    z.array(item),
  );
