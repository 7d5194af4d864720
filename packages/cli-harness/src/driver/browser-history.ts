import { type EventOf, type State, type Step, stepOf, type Visit } from '@gatehouse-login/core';

interface Entry {
  readonly step: Step;
  readonly visit: Visit;
  readonly ticket?: string;
}

/** The browser's history of one page, as the page writes it. */
export interface BrowserHistory {
  /** Follows the flow to a state. */
  readonly follow: (state: State) => void;
  /** Goes one entry back (-1) or forward (1). Null if there is none. */
  readonly go: (by: -1 | 1) => EventOf<'opened-at'> | null;
}

/**
 * Keeps the history that a browser would have. A later step gets an entry of its own, with the key that lets it be shown
 * again; going back to the login replaces the entry.
 */
export function makeBrowserHistory(): BrowserHistory {
  const entries: Entry[] = [];
  let at = -1;
  return {
    follow(state) {
      const step = stepOf(state);
      if (state.at === 'opening' || step === null) return;
      const { visit, reference } = state;
      const current = entries[at];
      if (current?.step === step) entries[at] = { ...current, visit };
      else if (current !== undefined && step === 'login') entries[at] = { step, visit };
      else {
        at += 1;
        entries.splice(at, entries.length, { step, visit, ...(reference && { ticket: reference }) });
      }
    },
    go(by) {
      const entry = entries[at + by];
      if (entry === undefined) return null;
      at += by;
      return { type: 'opened-at', ...entry };
    },
  };
}
