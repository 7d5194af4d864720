/** The part of the Web Locks API that this file uses. Node supports it from version 24.5 on. */
interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable: true },
    use: (lock: unknown) => Promise<void>,
  ) => Promise<void>;
}

/** Ensures that no two visitors use an account at once. */
export interface Accounts {
  /** Reserves an account. Resolves with a function that releases it, or with null if another visitor uses the account. */
  readonly take: (name: string) => Promise<(() => void) | null>;
}

/**
 * Makes the accounts of a process. They count across its worker threads, and a thread that ends frees its own. Without
 * Web Locks, they count in one thread.
 */
export function makeAccounts(
  { locks } = Object(globalThis.navigator) as { readonly locks?: Locks },
): Accounts {
  return locks === undefined ? inThisThread() : inTheProcess(locks);
}

const inTheProcess = (locks: Locks): Accounts => ({
  take: (name) =>
    new Promise((resolve) => {
      void locks.request(`gatehouse ${name}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return Promise.resolve();
        }
        return new Promise<void>((free) => resolve(free));
      });
    }),
});

function inThisThread(): Accounts {
  const used = new Set<string>();
  return {
    take(name) {
      if (used.has(name)) return Promise.resolve(null);
      used.add(name);
      return Promise.resolve(() => void used.delete(name));
    },
  };
}
