/** Lets scenarios share an account unless one of them needs it to itself. */
export interface Accounts {
  /** Waits for some accounts. Resolves with a function that frees them. */
  readonly take: (names: readonly string[], how: 'alone' | 'together') => Promise<() => void>;
}

/** Scenarios that use an account at the same time, after those before them. */
interface Turn {
  readonly isOpen: boolean;
  readonly before: Promise<void>;
  readonly over: Promise<void>;
  readonly end: () => void;
  users: number;
}

/** Makes the accounts of a run. */
export function makeAccounts(): Accounts {
  const last = new Map<string, Turn>();

  function turnOf(name: string, isOpen: boolean): Turn {
    const latest = last.get(name);
    if (isOpen && latest?.isOpen) return latest;
    const turn = makeTurn(isOpen, latest?.over ?? Promise.resolve());
    last.set(name, turn);
    return turn;
  }

  return {
    async take(names, how) {
      const frees: (() => void)[] = [];
      // Always in the same order, so that two scenarios never wait for each other.
      for (const name of [...new Set(names)].toSorted()) {
        const turn = turnOf(name, how === 'together');
        turn.users += 1;
        frees.push(() => {
          turn.users -= 1;
          if (turn.users > 0) return;
          if (last.get(name) === turn) last.delete(name);
          turn.end();
        });
        await turn.before;
      }
      return () => {
        for (const free of frees) free();
      };
    },
  };
}

function makeTurn(isOpen: boolean, before: Promise<void>): Turn {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { isOpen, before, over, end, users: 0 };
}
