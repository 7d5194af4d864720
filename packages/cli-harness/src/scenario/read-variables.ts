import { VARIABLE_FIELDS } from './fields.ts';
import type { Value } from './fill.ts';
import type { Mistakes } from './mistake.ts';
import type { FileNode } from './node.ts';
import { readMap, readText } from './read-node.ts';
import { readSecretNode, type SecretValue } from './secret-value.ts';

/** Provides the value of a source. The error is a sentence. */
export type TakeSource = (
  source: SecretValue,
) => Promise<{ readonly text: string } | { readonly problem: string }>;

/** Reads the value of a variable: a text, or where it comes from. Null if there is none; mistakes are added. */
export async function readVariable(
  name: string,
  node: FileNode,
  take: TakeSource,
  mistakes: Mistakes,
): Promise<Value | null> {
  if (node.kind === 'text') return { text: node.text, fromSource: node.fromSource };
  const what = `The variable "${name}"`;
  if (node.kind !== 'map') {
    mistakes.add(node.place, `${what} must be a text, or where it comes from, as in { env: NAME }.`);
    return null;
  }
  const { default: fallback, ...rest } = readMap(node, VARIABLE_FIELDS, what, mistakes);
  const given = Object.values(rest);
  if (given.length === 0) {
    mistakes.add(node.place, `${what} needs one of env, file and command.`);
    return null;
  }
  const source = readSecretNode({ ...node, entries: given }, what, mistakes);
  if (source === undefined) return null;
  const taken = await take(source);
  if ('text' in taken) return { text: taken.text, fromSource: true };
  const otherwise = readText(fallback, mistakes);
  if (otherwise !== undefined) return { text: otherwise.text, fromSource: false };
  mistakes.add(node.place, taken.problem);
  return null;
}
