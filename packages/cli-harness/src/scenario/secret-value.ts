import type { SourceOf } from '../secrets/secret-source.ts';
import { child, type FileNode, placeOf, textOf, type Variables } from './node.ts';
import type { CodesInFile, SecretInFile } from './scenario-file.schema.ts';
import type { Place } from './source-text.ts';

/** Where a secret comes from. A text in the file is for everybody to read, so only the sandbox takes it. */
export type SecretValue = { readonly place: Place } & (
  | SourceOf<'environment' | 'file' | 'command'>
  /** `isPublic`: it stands in the file itself. */
  | { readonly kind: 'text'; readonly text: string; readonly isPublic: boolean }
);

/** Where codes come from. `inbox` is that of the built-in sandbox. */
export type CodeHook = SourceOf<'inbox' | 'environment' | 'command' | 'url'>;

/** Where a secret comes from that was read at a node. */
export function secretOf(value: SecretInFile, node: FileNode): SecretValue {
  const place = placeOf(node);
  if (typeof value === 'string')
    return { kind: 'text', text: value, isPublic: !textOf(node).fromSource, place };
  const { env, file, command = '' } = value;
  if (env !== undefined) return { kind: 'environment', name: env, place };
  if (file !== undefined) return { kind: 'file', path: file, place };
  return { ...commandOf(command, node.reading.variables), place };
}

/** The secret in a field of a map; null if there is none. */
export const secretIn = (value: SecretInFile | undefined, node: FileNode, key: string): SecretValue | null =>
  value === undefined ? null : secretOf(value, child(node, key));

/** Where codes come from that were read with some variables. */
export function codesOf(value: CodesInFile | undefined, variables: Variables): CodeHook | null {
  if (value === undefined) return null;
  if (value === 'inbox') return { kind: 'inbox' };
  const { env, command, url = '' } = value;
  if (env !== undefined) return { kind: 'environment', name: env };
  return command === undefined ? { kind: 'url', url } : commandOf(command, variables);
}

function commandOf(line: string, variables: Variables): SourceOf<'command'> {
  const named = [...line.matchAll(/\$\{?([A-Za-z_]\w*)/g)].flatMap(([, name = '']) => {
    const value = variables.get(name);
    return value === undefined ? [] : [[name, value.text] as const];
  });
  return { kind: 'command', line, variables: Object.fromEntries(named) };
}
