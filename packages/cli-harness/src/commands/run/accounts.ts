/** Lets only one scenario at a time use an account: a second login would make the code of the first one useless. */
export interface Accounts {
  /** Waits for some accounts. Resolves with a function that frees them. */
  readonly take: (names: readonly string[]) => Promise<() => void>;
}

/** Makes the accounts of a run. */
export function makeAccounts(): Accounts {
  const taken = new Map<string, Promise<void>>();
  return {
    async take(names) {
      const frees: (() => void)[] = [];
      // Always in the same order, so that two scenarios never wait for each other.
      for (const name of [...new Set(names)].toSorted()) {
        const before = taken.get(name);
        let resolve = (): void => {};
        const promise = new Promise<void>((free) => {
          resolve = free;
        });
        taken.set(name, promise);
        frees.push(() => {
          if (taken.get(name) === promise) taken.delete(name);
          resolve();
        });
        await before;
      }
      return () => {
        for (const free of frees) free();
      };
    },
  };
}
