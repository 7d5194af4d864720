import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { Draft, RememberedVisitor } from '../session/credentials.ts';

/** The keys under which a visitor is remembered (spec 3); never a password among them. */
export const REMEMBERED_KEYS = ['username', 'rememberme', 'phonePrefix', 'phoneNumber'] as const;

/** How long a visitor is remembered, in milliseconds: one year (spec 9). */
export const REMEMBERED_FOR = 31_536_000_000;

/** Remembers a visitor between visits, by his own wish. */
export interface RememberVisitor {
  recall(): Promise<RememberedVisitor | null>;
  /** Called when a session call succeeds: keeps the visitor if he ticked the box, else forgets him. */
  update(draft: Draft): Promise<void>;
}

type Kept = Partial<Record<(typeof REMEMBERED_KEYS)[number], string>>;

/** What is kept of a draft: how the visitor signed in, not what stood in the other tab. */
const keptOf = ({ tab, username, phonePrefix, phoneNumber }: Draft): Kept =>
  tab === 'username'
    ? { rememberme: 'true', username: username.trim() }
    : { rememberme: 'true', phonePrefix, phoneNumber };

/** Makes the memory over a store. */
export function makeRememberVisitor(store: KeyValueStore): RememberVisitor {
  const read = async (key: (typeof REMEMBERED_KEYS)[number]) => (await store.read(key)) ?? '';
  return {
    async recall() {
      if ((await read('rememberme')) !== 'true') return null;
      const [username, phonePrefix, phoneNumber] = await Promise.all([
        read('username'),
        read('phonePrefix'),
        read('phoneNumber'),
      ]);
      return { username, phonePrefix, phoneNumber };
    },
    async update(draft) {
      const values = draft.rememberMe ? keptOf(draft) : {};
      await Promise.all(
        REMEMBERED_KEYS.map((key) => {
          const value = values[key];
          return value === undefined ? store.remove(key) : store.write(key, value);
        }),
      );
    },
  };
}
