import { describe, expect, it } from 'vitest';
import { emptyRow, type PriceValues, rowAfter } from './price-row.ts';

const EUR_USD = { id: 1, name: 'EUR/USD' };
const after = (...updates: readonly PriceValues[]) => updates.reduce(rowAfter, emptyRow(EUR_USD));

describe('the row of a market', () => {
  it('keeps what an update does not change', () => {
    const row = after({ Bid: 1.1, Offer: 1.2, StatusSummary: 'tradable' }, { Bid: 1.12 });
    expect(row.values).toEqual({ Bid: 1.12, Offer: 1.2, StatusSummary: 'tradable' });
  });

  it('has as many decimals as its longest price, so that figures do not jump', () => {
    expect(after({ Bid: 1.08417 }, { Bid: 1.084 }).decimals).toBe(5);
    expect(after({ Bid: 39_000 }).decimals).toBe(0);
    expect(after({ Bid: null }).decimals).toBe(0);
    expect(after({ Bid: 0.1 + 0.2 }).decimals, 'a fraction that is none').toBe(8);
  });

  it('draws the middle between bid and offer, once for each price', () => {
    expect(after({ Bid: 1, Offer: 3 }, { Bid: 2, Offer: 4 }).trail).toEqual([2, 3]);
    expect(after({ Bid: 1, Offer: 3 }, { StatusSummary: 'closed' }).trail, 'no new price').toEqual([2]);
    expect(after({ Price: 7 }).trail).toEqual([7]);
    expect(after({ Bid: null, Offer: 2 }).trail).toEqual([2]);
    expect(after({ StatusSummary: 'closed' }).trail).toEqual([]);
  });

  it('has moved where its last change went', () => {
    expect(after({ Price: 1 }).moved).toBeNull();
    expect(after({ Price: 1 }, { Price: 2 }).moved).toBe('up');
    expect(after({ Price: 1 }, { Price: 2 }, { Price: 2 }).moved, 'the same price').toBe('up');
    expect(after({ Price: 2 }, { Price: 1 }, { StatusSummary: 'closed' }).moved).toBe('down');
  });
});
