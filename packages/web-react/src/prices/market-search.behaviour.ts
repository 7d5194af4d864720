import type { Market } from '@gatehouse-login/core/streaming';
import { listStep } from '../widgets/phone-field/country-list.behaviour.ts';
import type { PriceT } from './price-texts.ts';

export interface Search {
  readonly text: string;
  readonly open: boolean;
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly at: 'searching' | 'found' | 'failed';
  /** The last result. It stays during the next search. */
  readonly found: readonly Market[];
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'opened' }
  /** `found` is null if the search failed. The answer to a text that is no longer searched for is dropped. */
  | { readonly type: 'answered'; readonly text: string; readonly found: readonly Market[] | null }
  | { readonly type: 'moved'; readonly active: number | null }
  | { readonly type: 'chosen' }
  | { readonly type: 'closed' };

/** Nothing is searched for yet. */
export const IDLE: Search = { text: '', open: false, active: null, at: 'found', found: [] };

const searching = (before: Search, text: string): Search => ({
  ...before,
  text,
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
      if (search.at !== 'searching' || event.text !== search.text) return search;
      if (event.found === null) return { ...search, at: 'failed', found: [], active: null };
      // With a text, the best match is a key away.
      return {
        ...search,
        at: 'found',
        found: event.found,
        active: search.text.trim() === '' || event.found.length === 0 ? null : 0,
      };
    case 'moved':
      return { ...search, open: true, active: event.active };
    case 'chosen':
      return IDLE;
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

/** Returns the sentence about an open search, for the line under the field; undefined while it is closed. */
export function searchNews({ open, at, found }: Search, t: PriceT): string | undefined {
  if (!open) return undefined;
  if (at !== 'found') return t(`search.${at}`);
  return found.length === 0 ? t('search.none') : t('search.found', { count: found.length });
}
