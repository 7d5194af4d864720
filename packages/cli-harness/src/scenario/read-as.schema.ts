import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Mistakes, meant } from './mistake.ts';
import {
  type FileMap,
  isMap,
  isText,
  keyPlaceOf,
  kindOf,
  pick,
  placeOf,
  type Text,
  type Value,
} from './value.ts';

/** What editors get to know of a schema. */
interface ForEditors {
  readonly [key: string]: unknown;
  readonly description?: string;
  /** Its JSON Schema, where that is not what the reader checks: an editor sees numbers, and variables as they are. */
  readonly as?: object;
}

const FOR_EDITORS = z.registry<ForEditors>();

/** Says what editors get to know of a schema. */
export function forEditors<Schema extends z.core.$ZodType>(schema: Schema, told: ForEditors): Schema {
  FOR_EDITORS.add(schema, told as never);
  return schema;
}

/** A field that may be left out, and its JSON Schema. */
export const field = <Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
  as: object = { type: 'string' },
) => forEditors(z.optional(schema), { description, as });

/** What is made of a value that a schema accepts; else a mistake, where `{name}`, `{key}` and `{kind}` say which value it is. */
export const readWith = <Read, Output>(
  schema: z.ZodMiniType<Read>,
  read: (value: Read) => Result<Output, string>,
) =>
  z.pipe(
    schema,
    z.transform((value: Read, { issues }): Output => {
      // What is unknown was probably meant as what is missing.
      if (issues.length > 0) return z.NEVER;
      return read(value).match(
        (output) => output,
        (message) => {
          issues.push({ code: 'custom', message, input: value });
          return z.NEVER;
        },
      );
    }),
  );

/** A text, with its place. */
export const TEXT = z.custom<Text>(isText);

/** What is made of a text. */
export const readText = <Output>(toOutput: (text: Text) => Output) => z.pipe(TEXT, z.transform(toOutput));

/** A text without its place. */
export const STRING = readText(({ text }) => text);

export const NO_MAP = '{name} must be a map, not {kind}.';

/** Reads a map. Any other value is a mistake. Editors see the schema alone. */
export function mapBy<Schema extends z.ZodMiniType>(schema: Schema, message = NO_MAP) {
  const guard = z.transform((value: unknown, { issues }) => {
    if (!isMap(value)) issues.push({ code: 'custom', message, input: value });
    return value;
  });
  return z.pipe<typeof guard, Schema>(guard, schema);
}

/** Reads a map from names to values. */
export function recordOf<Values extends z.ZodMiniType>(values: Values, message = NO_MAP) {
  const record = z.record(z.string(), values);
  return mapBy(record, message);
}

/** The JSON Schema of a value, for editors. */
export function jsonSchemaOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    metadata: FOR_EDITORS,
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { as, description } = jsonSchema as ForEditors;
      if (as === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
      Object.assign(jsonSchema, description === undefined ? as : { description, ...as });
    },
  });
  return json;
}

type Issue = z.core.$ZodIssue & { readonly known?: readonly string[] };

// What all scenarios of a file share is mostly the same value for each of them.
const READ = new WeakMap<object, { readonly schema: z.ZodMiniType; readonly data: unknown }>();

/**
 * Reads a value by a schema. Mistakes are added; what is left of a map without its wrong fields is returned, so that the
 * mistakes that depend on it are found as well. Null if nothing is left. `called` names the value in messages.
 */
export function readAs<Output>(
  schema: z.ZodMiniType<Output>,
  value: Value,
  called: string,
  mistakes: Mistakes,
): Output | null {
  const known = READ.get(value);
  if (known?.schema === schema) return known.data as Output;
  const read = schema.safeParse(value, { error: noteKeys });
  if (read.success) {
    READ.set(value, { schema, data: read.data });
    return read.data;
  }
  const { issues } = read.error;
  for (const issue of issues) addMistake(issue, value, called, mistakes);
  if (!isMap(value)) return null;
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [issue.path[0]],
    ),
  );
  const rest = schema.safeParse(pick(value, (key) => !wrong.has(key)));
  return rest.success ? rest.data : null;
}

/** Leaves the keys that a map may have in the issue about those that it must not have. The message is made later. */
function noteKeys(issue: z.core.$ZodRawIssue): string {
  const def = issue.inst?._zod.def;
  if (def !== undefined && 'shape' in def) Object.assign(issue, { known: Object.keys(def.shape as object) });
  return '';
}

/** Says what is wrong, where it is. */
function addMistake(issue: Issue, root: Value, called: string, mistakes: Mistakes): void {
  const value = valueAt(root, issue.path);
  const place = placeOf(value);
  const key = String(issue.path.findLast((each) => typeof each === 'string') ?? called);
  const name = issue.path.length === 0 ? called : `"${key}"`;
  if (issue.code === 'invalid_union') {
    // The forms are a text and a map.
    const form = isText(value) ? issue.errors[0] : issue.errors.at(-1);
    for (const inner of form ?? [])
      addMistake({ ...inner, path: [...issue.path, ...inner.path] }, root, called, mistakes);
  } else if (issue.code === 'unrecognized_keys' && isMap(value)) {
    for (const unknown of issue.keys) {
      const message = `${name} has no "${unknown}".${meant(unknown, issue.known ?? [])}`;
      mistakes.add(keyPlaceOf(value, unknown), message);
    }
  } else mistakes.add(place, sentenceOf(issue, name, key, kindOf(value)));
}

function sentenceOf(issue: Issue, name: string, key: string, kind: string): string {
  if (issue.message !== '')
    return issue.message.replace('{name}', name).replace('{key}', key).replace('{kind}', kind);
  if (issue.code !== 'custom') return `${name} must be a map, not ${kind}.`;
  const what = typeof issue.path.at(-1) === 'number' ? 'list of texts' : 'text';
  return `"${key}" must be a ${what}, and this is ${kind}.`;
}

/** The value at a path; what surrounds it, if the file does not have it. */
function valueAt(root: Value, path: readonly PropertyKey[]): Value {
  let value = root;
  for (const step of path) {
    const inner = isText(value) ? undefined : (value as FileMap)[String(step)];
    if (inner === undefined) break;
    value = inner;
  }
  return value;
}
