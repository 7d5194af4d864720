import type { Mistakes } from './mistake.ts';
import { PHRASES } from './phrases.ts';
import { readMap } from './read-node.ts';
import { readSecret, readSecretNode, SECRET_FIELDS, type SecretValue } from './secret-value.ts';
import type { Sentence } from './sentence.ts';
import type { Action } from './step.ts';

type Change = Extract<Action, { do: 'change-password' }>;

const MADE_UP: readonly string[] = ['a new one', 'new'];

/** Reads `change password to a new one`, a password of the sandbox, a source, or a map with all three fields. */
export function readChange(
  { value, rest, restPlace, fromSource }: Sentence,
  mistakes: Mistakes,
): Change | null {
  const change = { do: 'change-password', old: null, again: null } as const;
  if (value === null) {
    if (MADE_UP.includes(rest)) return { ...change, to: 'new' };
    return { ...change, to: { from: 'text', text: rest, isPublic: !fromSource, place: restPlace } };
  }
  const isSource =
    value.kind === 'map' && value.entries.some(({ key }) => Object.hasOwn(SECRET_FIELDS, key.text));
  if (isSource) {
    const to = readSecretNode(value, 'The new password', mistakes);
    return to === undefined ? null : { ...change, to };
  }
  const fields = readMap(value, PHRASES['change password to'].fields, '"change password to"', mistakes);
  const isMadeUp = fields.new?.value.kind === 'text' && MADE_UP.includes(fields.new.value.text);
  const to: SecretValue | 'new' | undefined = isMadeUp ? 'new' : readSecret(fields.new, mistakes);
  const old = readSecret(fields.old, mistakes) ?? null;
  const again = readSecret(fields.again, mistakes) ?? null;
  if (to !== undefined) return { ...change, to, old, again };
  mistakes.add(value.place, 'The new password is missing: new: a new one, or new: { env: NAME }.');
  return null;
}
