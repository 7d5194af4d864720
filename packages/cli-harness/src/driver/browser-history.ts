import { type EventOf, type HistoryEntry, historyChange, type State } from '@gatehouse-login/core';

/** The browser's history of one page. */
export interface BrowserHistory {
  /** Follows the flow to a state. */
  readonly follow: (state: State) => void;
  /** Goes one entry back (-1) or forward (1). Null if there is none. */
  readonly go: (by: -1 | 1) => EventOf<'opened-at'> | null;
}

/** Keeps the history that a browser would have. */
export function makeBrowserHistory(): BrowserHistory {
  const entries: HistoryEntry[] = [];
  let at = -1;
  return {
    follow(state) {
      const change = historyChange(entries[at] ?? null, state);
      if (change?.kind === 'replace') entries[at] = change.entry;
      if (change?.kind !== 'push') return;
      at += 1;
      entries.splice(at, entries.length, change.entry);
    },
    go(by) {
      const entry = entries[at + by];
      if (entry === undefined) return null;
      at += by;
      return { type: 'opened-at', ...entry };
    },
  };
}
