import type * as z from 'zod/mini';
import { child, type FileNode, placeOf, textOf, type Variables } from './node.ts';
import type { CODES_SCHEMA, SECRET_SCHEMA } from './scenario-file.schema.ts';
import type { Place } from './source-text.ts';

/** A shell command, and the variables of the scenario that it names, which it finds in its environment. */
export interface CommandSource {
  readonly from: 'command';
  readonly line: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Where a secret comes from. A text in the file is for everybody to read, so only the sandbox takes it. */
export type SecretValue = { readonly place: Place } & (
  | { readonly from: 'environment'; readonly name: string }
  | { readonly from: 'file'; readonly path: string }
  | CommandSource
  /** `isPublic`: it stands in the file itself. */
  | { readonly from: 'text'; readonly text: string; readonly isPublic: boolean }
);

/** Where codes come from. `inbox` is that of the built-in sandbox. */
export type CodeHook =
  | { readonly from: 'inbox' }
  | { readonly from: 'environment'; readonly name: string }
  | CommandSource
  | { readonly from: 'url'; readonly url: string };

/** Where a secret comes from that was read at a node. */
export function secretOf(value: z.infer<typeof SECRET_SCHEMA>, node: FileNode): SecretValue {
  const place = placeOf(node);
  if (typeof value === 'string')
    return { from: 'text', text: value, isPublic: !textOf(node).fromSource, place };
  const { env, file, command = '' } = value;
  if (env !== undefined) return { from: 'environment', name: env, place };
  if (file !== undefined) return { from: 'file', path: file, place };
  return { ...commandOf(command, node.reading.variables), place };
}

/** The secret in a field of a map; null if there is none. */
export const secretIn = (
  value: z.infer<typeof SECRET_SCHEMA> | undefined,
  node: FileNode,
  key: string,
): SecretValue | null => (value === undefined ? null : secretOf(value, child(node, key)));

/** Where codes come from that were read with some variables. */
export function codesOf(
  value: z.infer<typeof CODES_SCHEMA> | undefined,
  variables: Variables,
): CodeHook | null {
  if (value === undefined) return null;
  if (value === 'inbox') return { from: 'inbox' };
  const { env, command, url = '' } = value;
  if (env !== undefined) return { from: 'environment', name: env };
  return command === undefined ? { from: 'url', url } : commandOf(command, variables);
}

function commandOf(line: string, variables: Variables): CommandSource {
  const named = [...line.matchAll(/\$\{?([A-Za-z_]\w*)/g)].flatMap(([, name = '']) => {
    const value = variables.get(name);
    return value === undefined ? [] : [[name, value.text] as const];
  });
  return { from: 'command', line, variables: Object.fromEntries(named) };
}
