import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { Draft } from '../session/credentials.ts';

/** The keys under which a visitor is remembered (spec 3); never a password among them. */
export const REMEMBERED_KEYS = ['username', 'rememberme', 'phonePrefix', 'phoneNumber'] as const;

/** How long a visitor is remembered, in milliseconds: one year (spec 9). */
export const REMEMBERED_FOR = 31_536_000_000;

/** What a site remembers of its visitor. */
export interface RememberedVisitor {
  readonly username: string;
}

/** Remembers a visitor between visits, by his own wish. */
export interface RememberVisitor {
  recall(): Promise<RememberedVisitor | null>;
  /** Called when a session call succeeds: keeps the visitor if he ticked the box, else forgets him. */
  update(draft: Draft): Promise<void>;
}

/** Makes the memory over a store. */
export function makeRememberVisitor(store: KeyValueStore): RememberVisitor {
  return {
    async recall() {
      if ((await store.read('rememberme')) !== 'true') return null;
      return { username: (await store.read('username')) ?? '' };
    },
    async update({ username, rememberMe }) {
      if (!rememberMe) {
        await Promise.all(REMEMBERED_KEYS.map((key) => store.remove(key)));
        return;
      }
      await store.write('username', username);
      await store.write('rememberme', 'true');
    },
  };
}
