import type { Market } from '@gatehouse-login/core/streaming';
import { listStep } from '../phone-field/country-list.behaviour.ts';

/** A search for markets. Each searched text has a number, so that a late answer to an old one is dropped. */
export interface Search {
  readonly text: string;
  readonly number: number;
  readonly open: boolean;
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly at: 'searching' | 'found' | 'failed';
  /** The last result. It stays during the next search. */
  readonly found: readonly Market[];
}

/** An event of a search. */
export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly number: number; readonly found: readonly Market[] }
  | { readonly type: 'failed'; readonly number: number }
  | { readonly type: 'moved'; readonly active: number | null }
  | { readonly type: 'chosen' }
  | { readonly type: 'closed' };

/** Nothing is searched for yet. */
export const IDLE: Search = { text: '', number: 0, open: false, active: null, at: 'found', found: [] };

const searching = (before: Search, text: string): Search => ({
  ...before,
  text,
  number: before.number + 1,
  open: true,
  active: null,
  at: 'searching',
});

/** Returns the search after an event: the same object if the event changes nothing. */
export function searchAfter(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'typed':
      return searching(search, event.text);
    case 'opened':
      return search.open ? search : searching(search, search.text);
    case 'answered':
      if (event.number !== search.number) return search;
      // With a text, the best match is a key away.
      return {
        ...search,
        at: 'found',
        found: event.found,
        active: search.text.trim() === '' || event.found.length === 0 ? null : 0,
      };
    case 'failed':
      return event.number === search.number ? { ...search, at: 'failed', found: [], active: null } : search;
    case 'moved':
      return { ...search, open: true, active: event.active };
    case 'chosen':
      return { ...IDLE, number: search.number + 1 };
    case 'closed':
      return search.open ? { ...search, open: false, active: null } : search;
  }
}

/** The effect of a key in the field of a search. */
export type SearchStep =
  | { readonly kind: 'event'; readonly event: SearchEvent }
  | { readonly kind: 'choose'; readonly market: Market }
  | { readonly kind: 'ignore' };

/**
 * Returns the effect of a key (WAI-ARIA APG, editable combobox with a list). Escape in a closed list empties the
 * field.
 */
export function searchStep(search: Search, key: string, alt: boolean): SearchStep {
  const { open, active, found, text } = search;
  if (key === 'Escape' && !open && text !== '') return { kind: 'event', event: { type: 'chosen' } };
  if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) {
    return alt && key === 'ArrowUp' ? { kind: 'ignore' } : { kind: 'event', event: { type: 'opened' } };
  }
  const step = listStep(open ? { text, active } : null, key, alt, found.length);
  switch (step.kind) {
    case 'open':
      return { kind: 'event', event: { type: 'moved', active: step.list.active } };
    case 'close':
      return { kind: 'event', event: { type: 'closed' } };
    case 'choose': {
      const market = found[step.index];
      return market === undefined ? { kind: 'ignore' } : { kind: 'choose', market };
    }
    case 'ignore':
      return step;
  }
}

/** The sentences of a search. `{count}` stands for the number of markets found. */
export interface SearchWords {
  readonly label: string;
  readonly help: string;
  readonly searching: string;
  readonly found: (count: number) => string;
  readonly none: string;
  readonly failed: string;
}

/** Returns the sentence about an open search, for the line under the field; undefined while it is closed. */
export function searchNews({ open, at, found }: Search, words: SearchWords): string | undefined {
  if (!open) return undefined;
  if (at !== 'found') return words[at];
  return found.length === 0 ? words.none : words.found(found.length);
}
