import type * as z from 'zod/mini';
import { meant } from './mistake.ts';
import { child, type FileNode, isMap, kindOf, placeOf } from './node.ts';
import { CALLED } from './scenario-file.schema.ts';

type Raw = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/**
 * Reads a value by a schema. Mistakes are added; what is left of a map without its wrong fields is returned, so that the
 * mistakes that depend on it are found as well. Null if nothing is left. `called` names the value in messages.
 */
export function readAs<Output>(schema: z.ZodMiniType<Output>, node: FileNode, called: string): Output | null {
  const value = node.value ?? {};
  const read = schema.safeParse(value, { error: describe, reportInput: true });
  if (read.success) return read.data;
  for (const issue of certain(read.error.issues)) addMistake(issue, node, called);
  if (!isMap(value)) return null;
  const wrong = new Set(
    read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [issue.path[0]],
    ),
  );
  const rest = schema.safeParse(Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key))));
  return rest.success ? rest.data : null;
}

/** What an issue says of its schema: its name in messages, and the keys that it knows. An own message is kept. */
interface About {
  readonly called?: string;
  readonly known?: readonly string[];
}

function describe(issue: Raw): string {
  const { inst } = issue;
  const def = inst?._zod.def;
  const known = def !== undefined && 'shape' in def ? Object.keys(def.shape as object) : [];
  const called = inst === undefined ? undefined : CALLED.get(inst as z.core.$ZodType)?.called;
  Object.assign(issue, { known, called } satisfies { [Key in keyof About]: About[Key] | undefined });
  return '';
}

/** What is unknown was probably meant as what is missing. */
const certain = (issues: readonly Issue[]): readonly Issue[] =>
  issues.some(({ code }) => code === 'unrecognized_keys')
    ? issues.filter(({ code }) => code !== 'custom')
    : issues;

/** Says what is wrong, where it is. */
function addMistake(issue: Issue & About, node: FileNode, called: string): void {
  const { mistakes, file } = node.reading;
  const at = issue.path.reduce<FileNode>((found, key) => child(found, key as string), node);
  const key = issue.path.findLast((each) => typeof each === 'string');
  const name = issue.called ?? (key === undefined ? called : `"${key}"`);
  if (issue.code === 'invalid_union') {
    // Of the forms that a value may have, the one that was meant is of the same kind.
    const forms = issue.errors.filter(
      (form) => !form.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
    );
    for (const inner of certain(forms.at(-1) ?? issue.errors.at(-1) ?? []))
      addMistake({ ...inner, path: [...issue.path, ...inner.path] } as Issue, node, called);
    return;
  }
  if (issue.code === 'unrecognized_keys') {
    for (const unknown of issue.keys) {
      const place = file.placeOf([...at.path, unknown], 'key');
      mistakes.add(place, `${name} has no "${unknown}".${meant(unknown, issue.known ?? [])}`);
    }
    return;
  }
  mistakes.add(placeOf(at), sentenceOf(issue, name, key));
}

function sentenceOf(issue: Issue, name: string, key: PropertyKey | undefined): string {
  const { message, input } = issue;
  if (message !== '') return message.replace('{name}', name);
  if (issue.code === 'invalid_value' && typeof input === 'string')
    return `There is no ${String(key)} "${input}".${meant(input, issue.values.map(String))}`;
  if (issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'record'))
    return `${name} must be a map, not ${kindOf(input)}.`;
  const isList =
    typeof issue.path.at(-1) === 'number' || (issue.code === 'invalid_type' && issue.expected === 'array');
  return `"${String(key)}" must be a ${isList ? 'list of texts' : 'text'}, and this is ${kindOf(input)}.`;
}
