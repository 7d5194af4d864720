import * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThere = (value: unknown) => value != null && value !== '';

/** Copies an object's own fields to one without a prototype, even if a prototype is polluted. */
const own = (fields: Fields): Fields => Object.assign(Object.create(null), fields);

/** Keeps the own fields that pass. Anything but an object is left for the schema to reject. */
const only = (passes: (value: unknown, name: string) => boolean) => (fields: unknown) =>
  isObject(fields)
    ? own(Object.fromEntries(Object.entries(fields).filter(([name, value]) => passes(value, name))))
    : fields;

/** Copies JSON data into objects without a prototype. */
export const bare = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) => (isObject(value) ? own(value) : value));

/** The error of a field: 'is missing', or 'must be …'. */
export const must = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${what}`,
});

/**
 * An object schema that reads own fields only and treats null and an empty string as absent. `unused` names
 * fields that the others make irrelevant; they are not checked.
 */
export const object = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  unused: (fields: Fields) => readonly string[] = () => [],
) =>
  z.pipe(
    z.transform((json: unknown) => {
      const fields = only(isThere)(json);
      return isObject(fields) ? only((_value, name) => !unused(fields).includes(name))(fields) : fields;
    }),
    z.object(shape, must('an object')),
  );

/** An object with any names. Entries that `fits` rejects (by default null and empty strings) are left out. */
export const record = <Value extends z.ZodMiniType>(value: Value, fits = isThere) =>
  z.pipe(z.transform(only(fits)), z.record(z.string(), value, must('an object')));

/** A value that the page can do without: the default replaces a malformed one. */
export const harmless = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  z.catch(z._default(schema, fallback as never), fallback as never);
