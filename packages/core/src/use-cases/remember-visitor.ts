import type { KeyValueStore } from '../ports/key-value-store.ts';
import { type Draft, type RememberedVisitor, trimUsername } from '../session/credentials.ts';

/** The keys of a remembered visitor in the store (spec 3). A password is never among them. */
export const REMEMBERED_KEYS = ['username', 'rememberme', 'phonePrefix', 'phoneNumber'] as const;

/** How long a visitor is remembered, in milliseconds: one year (spec 9). */
export const REMEMBERED_FOR = 31_536_000_000;

type RememberedKey = (typeof REMEMBERED_KEYS)[number];

/** Returns the visitor of an earlier visit, or null. */
export async function recallVisitor(store: KeyValueStore): Promise<RememberedVisitor | null> {
  const read = async (key: RememberedKey) => (await store.read(key)) ?? '';
  const isRemembered = (await read('rememberme')) === 'true';
  // Read in any case: a store removes an expired value when it is read.
  const visitor = {
    username: await read('username'),
    phonePrefix: await read('phonePrefix'),
    phoneNumber: await read('phoneNumber'),
  };
  return isRemembered ? visitor : null;
}

/** Remembers a visitor who ticked the box, and forgets one who did not. Call it after opening a session. */
export async function rememberVisitor(store: KeyValueStore, draft: Draft): Promise<void> {
  const values = draft.rememberMe ? keptOf(draft) : {};
  // One key at a time: a store that keeps all of them in one file must not lose any.
  for (const key of REMEMBERED_KEYS) {
    const value = values[key];
    await (value === undefined ? store.remove(key) : store.write(key, value, REMEMBERED_FOR));
  }
}

/** Keeps what the visitor signed in with, not what is in the other tab. */
const keptOf = ({
  tab,
  username,
  phonePrefix,
  phoneNumber,
}: Draft): Partial<Record<RememberedKey, string>> =>
  tab === 'username'
    ? { rememberme: 'true', username: trimUsername(username) }
    : { rememberme: 'true', phonePrefix, phoneNumber };
