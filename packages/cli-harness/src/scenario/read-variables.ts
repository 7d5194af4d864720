import type { Named } from './load-files.ts';
import { type FileNode, isMap, nodeAt, originOf, placeOf, type Value, type Variables } from './node.ts';
import { readAs } from './read-as.schema.ts';
import { VARIABLE_SCHEMA } from './scenario-file.schema.ts';
import { type SecretValue, secretOf } from './secret-value.ts';

/** Provides the value of a source. The error is a sentence. */
export type TakeSource = (
  source: SecretValue,
) => Promise<{ readonly text: string } | { readonly problem: string }>;

/** The variables after some others. Each may use those before it. The source of one without `takeFor` is not asked. */
export async function readVariables(
  named: Named,
  before: Variables,
  takeFor: (name: string) => TakeSource | null,
): Promise<Variables> {
  const values = new Map<string, Value>(before);
  for (const [name, node] of named) {
    const filled = nodeAt({ ...node.reading, variables: values }, node.path);
    const value = await readVariable(name, filled, takeFor(name));
    values.set(name, value ?? { text: '', fromSource: false });
  }
  return values;
}

async function readVariable(name: string, node: FileNode, take: TakeSource | null): Promise<Value | null> {
  const { value, reading } = node;
  const what = `The variable "${name}"`;
  if (typeof value === 'string') return { text: value, ...originOf(node) };
  if (!isMap(value)) {
    const text = `${what} must be a text, or where it comes from, as in { env: NAME }.`;
    reading.mistakes.add(placeOf(node), text);
    return null;
  }
  const read = readAs(VARIABLE_SCHEMA, node, what);
  if (read === null || typeof read === 'string') return null;
  const { default: otherwise, ...source } = read;
  if (Object.keys(source).length !== 1) {
    reading.mistakes.add(placeOf(node), `${what} needs one of env, file and command.`);
    return null;
  }
  if (take === null) return { text: `\${${name}}`, fromSource: true, isPending: true };
  const taken = await take(secretOf(source, node));
  if ('text' in taken) return { text: taken.text, fromSource: true };
  if (otherwise !== undefined) return { text: otherwise, fromSource: false };
  reading.mistakes.add(placeOf(node), taken.problem);
  return null;
}
