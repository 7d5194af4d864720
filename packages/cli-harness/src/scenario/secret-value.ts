import type { Mistakes } from './mistake.ts';
import type { Entry, FileNode } from './node.ts';
import { type Fields, readMap, readText } from './read-node.ts';
import type { Place } from './source-text.ts';

/** Where a secret comes from. A text in the file is for everybody to read, so only the sandbox takes it. */
export type SecretValue =
  | { readonly from: 'environment'; readonly name: string; readonly place: Place }
  | { readonly from: 'file'; readonly path: string; readonly place: Place }
  | { readonly from: 'command'; readonly line: string; readonly place: Place }
  /** `isPublic`: it stands in the file itself. */
  | { readonly from: 'text'; readonly text: string; readonly isPublic: boolean; readonly place: Place };

/** The sources of a secret. */
export const SECRET_FIELDS = {
  env: { about: 'The environment variable that holds it.', schema: { type: 'string' } },
  file: { about: 'The file that holds it and nothing else.', schema: { type: 'string' } },
  command: { about: 'The shell command that prints it.', schema: { type: 'string' } },
} as const satisfies Fields;

/** Reads where a secret comes from. */
export function readSecret(entry: Entry | undefined, mistakes: Mistakes): SecretValue | undefined {
  return entry === undefined ? undefined : readSecretNode(entry.value, `"${entry.key.text}"`, mistakes);
}

/** Reads where a secret comes from: a map with one source, or a text. */
export function readSecretNode(node: FileNode, what: string, mistakes: Mistakes): SecretValue | undefined {
  const { place } = node;
  if (node.kind === 'text') return { from: 'text', text: node.text, isPublic: !node.fromSource, place };
  const before = mistakes.count();
  const { env, file, command } = readMap(node, SECRET_FIELDS, what, mistakes);
  const given = [env, file, command].filter((each) => each !== undefined);
  if (given.length !== 1) {
    // What is unknown was probably meant as one of them.
    if (mistakes.count() === before)
      mistakes.add(place, `${what} comes from one of env, file and command, as in { env: NAME }.`);
    return undefined;
  }
  const text = readText(given[0], mistakes)?.text;
  if (text === undefined) return undefined;
  if (env !== undefined) return { from: 'environment', name: text, place };
  return file === undefined ? { from: 'command', line: text, place } : { from: 'file', path: text, place };
}
