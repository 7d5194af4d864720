import type { Market } from '@gatehouse-login/core/streaming';
import { describe, expect, it } from 'vitest';
import {
  IDLE,
  type Search,
  type SearchEvent,
  searchAfter,
  searchNews,
  searchStep,
} from './market-search.behaviour.ts';
import type { PriceT } from './price-texts.ts';

const GOLD = { id: 1, name: 'Spot Gold' };
const SILVER = { id: 2, name: 'Spot Silver' };
const t: PriceT = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const after = (...events: readonly SearchEvent[]): Search => events.reduce(searchAfter, IDLE);
const typed = { type: 'typed', text: 'spot' } as const;
const answer = (text: string, found: readonly Market[] | null): SearchEvent => ({
  type: 'answered',
  text,
  found,
});
const both = answer('spot', [GOLD, SILVER]);
const event = (of: SearchEvent) => ({ kind: 'event', event: of });

describe('a search for markets', () => {
  it('searches for what is typed, and names the best match first', () => {
    expect(after(typed)).toMatchObject({ open: true, at: 'searching', active: null });
    expect(after(typed, both)).toMatchObject({ at: 'found', active: 0, found: [GOLD, SILVER] });
  });

  it('shows all markets when it is opened, and chooses none of them itself', () => {
    const all = after({ type: 'opened' }, answer('', [GOLD, SILVER]));
    expect(all).toMatchObject({ open: true, active: null, found: [GOLD, SILVER] });
    expect(searchAfter(all, { type: 'opened' })).toBe(all);
  });

  it('drops the answer to a text that is no longer there', () => {
    const next = after(typed, { type: 'typed', text: 'spot s' });
    expect(searchAfter(next, both)).toBe(next);
    expect(searchAfter(next, answer('spot', null))).toBe(next);
    expect(searchAfter(next, answer('spot s', [SILVER])).found).toEqual([SILVER]);
  });

  it('drops the answer after a choice, and starts again', () => {
    const chosen = after(typed, { type: 'chosen' });
    expect(chosen).toMatchObject({ text: '', open: false });
    expect(searchAfter(chosen, both)).toBe(chosen);
    expect(searchAfter(after({ type: 'opened' }, { type: 'chosen' }), answer('', [GOLD])).found).toEqual([]);
  });

  it('keeps what was found while the next text is searched for, and nothing after a failure', () => {
    expect(after(typed, both, { type: 'typed', text: 'spot s' }).found).toHaveLength(2);
    expect(after(typed, answer('spot', null))).toMatchObject({ at: 'failed', found: [] });
  });

  it('says where it is', () => {
    expect(searchNews(IDLE, t)).toBeUndefined();
    expect(searchNews(after(typed), t)).toBe('search.searching');
    expect(searchNews(after(typed, both), t)).toBe('search.found 2');
    expect(searchNews(after(typed, answer('spot', [])), t)).toBe('search.none');
    expect(searchNews(after(typed, answer('spot', null)), t)).toBe('search.failed');
  });
});

describe('the keys of a search', () => {
  const open = after(typed, both);

  it('open it: the arrows, also with Alt', () => {
    expect(searchStep(IDLE, 'ArrowDown', false)).toEqual(event({ type: 'opened' }));
    expect(searchStep(IDLE, 'ArrowDown', true)).toEqual(event({ type: 'opened' }));
    expect(searchStep(IDLE, 'ArrowUp', true)).toEqual({ kind: 'ignore' });
  });

  it('move through the options and around their ends', () => {
    expect(searchStep(open, 'ArrowDown', false)).toEqual(event({ type: 'moved', active: 1 }));
    expect(searchStep(open, 'ArrowUp', false)).toEqual(event({ type: 'moved', active: 1 }));
    expect(searchStep({ ...open, active: 1 }, 'ArrowDown', false)).toEqual(
      event({ type: 'moved', active: 0 }),
    );
  });

  it('choose: Enter takes the active option, and nothing without one [4.30]', () => {
    expect(searchStep({ ...open, active: 1 }, 'Enter', false)).toEqual({ kind: 'choose', market: SILVER });
    expect(searchStep({ ...open, active: null }, 'Enter', false)).toEqual({ kind: 'ignore' });
    expect(searchStep(IDLE, 'Enter', false)).toEqual({ kind: 'ignore' });
  });

  it('close: Escape closes first, and empties the field next [4.27]', () => {
    expect(searchStep(open, 'Escape', false)).toEqual(event({ type: 'closed' }));
    const closed = searchAfter(open, { type: 'closed' });
    expect(searchStep(closed, 'Escape', false)).toEqual(event({ type: 'chosen' }));
    expect(searchStep(IDLE, 'Escape', false)).toEqual({ kind: 'ignore' });
    expect(searchAfter(closed, { type: 'closed' })).toBe(closed);
  });

  it('belong to the field otherwise', () => {
    for (const key of ['a', ' ', 'Home', 'Tab', 'ArrowLeft'])
      expect(searchStep(open, key, false)).toEqual({ kind: 'ignore' });
  });
});
