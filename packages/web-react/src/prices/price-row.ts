import type { Market, PRICES, TopicValues } from '@gatehouse-login/core/streaming';
import { withPoint } from '../widgets/sparkline/sparkline.behaviour.ts';

export type PriceValues = TopicValues<typeof PRICES.fields>;

/** A market that is watched, as far as its prices have arrived. */
export interface PriceRow {
  readonly market: Market;
  readonly values: PriceValues;
  /** How many decimals its prices have: as many as the longest that was seen. */
  readonly decimals: number;
  /** The last prices, in the middle between bid and offer, the oldest first. */
  readonly trail: readonly number[];
  readonly moved: 'up' | 'down' | null;
  /** The server has no prices for it. */
  readonly isRefused: boolean;
}

/** The row of a market without a price. */
export const emptyRow = (market: Market): PriceRow => ({
  market,
  values: {},
  decimals: 0,
  trail: [],
  moved: null,
  isRefused: false,
});

/** More than any market has. It keeps fractions that no decimal number can hold from growing the row. */
const MOST_DECIMALS = 8;

const decimalsOf = (value: number | null | undefined): number => {
  if (typeof value !== 'number') return 0;
  const [, fraction = ''] = String(value).split('.');
  return Math.min(MOST_DECIMALS, fraction.length);
};

const middleOf = ({ Bid, Offer, Price }: PriceValues): number | null =>
  typeof Bid === 'number' && typeof Offer === 'number' ? (Bid + Offer) / 2 : (Price ?? Bid ?? Offer ?? null);

/** Returns the row after an update, which has only what has changed. */
export function rowAfter(row: PriceRow, update: PriceValues): PriceRow {
  const values = { ...row.values, ...update };
  const { Bid, Offer, High, Low, Change } = update;
  const middle = middleOf(values);
  const before = row.trail.at(-1);
  const isNew = middle !== null && ('Bid' in update || 'Offer' in update || 'Price' in update);
  const hasMoved = middle !== null && before !== undefined && middle !== before;
  return {
    ...row,
    values,
    decimals: Math.max(row.decimals, ...[Bid, Offer, High, Low, Change].map(decimalsOf)),
    trail: isNew ? withPoint(row.trail, middle) : row.trail,
    moved: hasMoved ? (middle > before ? 'up' : 'down') : row.moved,
  };
}
