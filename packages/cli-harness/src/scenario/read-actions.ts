import { type FileNode, isMap, placeOf, plainOf } from './node.ts';
import { readAs } from './read-as.schema.ts';
import { CHANGE_SCHEMA, FAULT_KEYS_SCHEMA, SECRET_SCHEMA } from './scenario-file.schema.ts';
import { secretIn, secretOf } from './secret-value.ts';
import type { Sentence } from './sentence.ts';
import type { Action } from './step.ts';

type Do<Name extends Action['do']> = Extract<Action, { do: Name }>;

const MADE_UP: readonly unknown[] = ['a new one', 'new'];
const SOURCES = ['env', 'file', 'command'];

/** Reads `change password to a new one`, a password of the sandbox, a source, or a map with all three fields. */
export function readChange(sentence: Sentence): Do<'change-password'> | null {
  const { value, rest, restPlace, fromSource, mistakes } = sentence;
  const change = { do: 'change-password', old: null, again: null } as const;
  if (value === null) {
    if (MADE_UP.includes(rest)) return { ...change, to: 'new' };
    return { ...change, to: { kind: 'text', text: rest, isPublic: !fromSource, place: restPlace } };
  }
  if (isMap(value.value) && SOURCES.some((name) => Object.hasOwn(value.value as object, name))) {
    const source = readAs(SECRET_SCHEMA, value, 'The new password');
    return source === null ? null : { ...change, to: secretOf(source, value) };
  }
  const fields = readAs(CHANGE_SCHEMA, value, '"change password to"') ?? {};
  const to = MADE_UP.includes(fields.new) ? 'new' : secretIn(fields.new, value, 'new');
  if (to !== null)
    return {
      ...change,
      to,
      old: secretIn(fields.old, value, 'old'),
      again: secretIn(fields.again, value, 'again'),
    };
  mistakes.add(placeOf(value), 'The new password is missing: new: a new one, or new: { env: NAME }.');
  return null;
}

/** Reads a fault of the sandbox. The sandbox itself knows what fits together. */
export function readFaultRequest({ value, place, mistakes }: Sentence): Do<'set-fault'> | null {
  if (value !== null) return readFault(value);
  mistakes.add(
    place,
    'A map must follow, such as let the sandbox fail: { call: account, kind: slow, ms: 500 }.',
  );
  return null;
}

/** Reads a map with the fields of a fault. */
export function readFault(node: FileNode): Do<'set-fault'> | null {
  if (readAs(FAULT_KEYS_SCHEMA, node, 'A fault') === null) return null;
  const fault = (plainOf(node) ?? {}) as Readonly<Record<string, unknown>>;
  return { do: 'set-fault', fault, place: placeOf(node) };
}
