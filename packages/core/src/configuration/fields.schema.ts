import * as z from 'zod/mini';

/** A JSON object's fields. */
type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThere = (value: unknown) => value != null && value !== '';

/** An object's own fields on top of nothing: no prototype lends one, not even a polluted one. */
const own = (fields: Fields): Fields => Object.assign(Object.create(null), fields);

/** The own fields that pass; whatever is no object stays for the schema to judge. */
const only = (passes: (value: unknown, name: string) => boolean) => (fields: unknown) =>
  isObject(fields)
    ? own(Object.fromEntries(Object.entries(fields).filter(([name, value]) => passes(value, name))))
    : fields;

/** JSON data, each object of it on top of nothing. */
export const bare = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) => (isObject(value) ? own(value) : value));

/** What is wrong with a field: it is missing, or it is something else. */
export const must = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${what}`,
});

/**
 * An object whose own fields alone count, null and an empty text standing for an absent one. `unused` names the
 * fields that the others leave without a use: nobody judges those.
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

/** An object with any names, of which those are left out that hold nothing or, if so told, do not fit. */
export const record = <Value extends z.ZodMiniType>(value: Value, fits = isThere) =>
  z.pipe(z.transform(only(fits)), z.record(z.string(), value, must('an object')));

/** A value that the page can do without: a malformed one gives way to the default. */
export const harmless = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  z.catch(z._default(schema, fallback as never), fallback as never);
