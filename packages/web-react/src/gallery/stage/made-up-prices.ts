import type { Market } from '@gatehouse-login/core/streaming';

/** Markets of the gallery. */
export const MARKETS: readonly Market[] = [
  { id: 1, name: 'EUR/USD' },
  { id: 2, name: 'Spot Gold' },
  { id: 3, name: 'USD/CAD (per 0.0001)' },
  { id: 4, name: 'Bitcoin' },
  { id: 5, name: 'UK 100' },
  { id: 6, name: 'Germany 40' },
  { id: 7, name: 'Brent Crude Oil' },
  { id: 8, name: 'GBP/USD' },
  { id: 9, name: 'USD/JPY' },
];

const STARTS = [1.08417, 2_383.5, 1.37245, 61_234.5, 8_240.5, 18_450, 82.15, 1.27312, 157.204];
const STEPS = 40;

/** Returns the updates of a market, the same each time. Its price walks up and down around its start. */
export function pricesOf({ id }: Market): readonly Record<string, string>[] {
  const start = STARTS[id - 1] ?? 1;
  const decimals = start > 1_000 ? 1 : start > 10 ? 3 : 5;
  const spread = 3 / 10 ** decimals;
  const text = (value: number): string => value.toFixed(decimals);
  const prices = Array.from(
    { length: STEPS },
    (_, step) => start * (1 + Math.sin(step / 5 + id) / 400 + step / 40_000),
  );
  return prices.map((price, step) => {
    const seen = prices.slice(0, step + 1);
    return {
      Bid: text(price - spread),
      Offer: text(price + spread),
      Change: text(price - start),
      High: text(Math.max(...seen)),
      Low: text(Math.min(...seen)),
      StatusSummary: '0',
    };
  });
}
