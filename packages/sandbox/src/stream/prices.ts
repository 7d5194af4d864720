import { MARKETS } from '../api/calls/markets.ts';
import type { DataAdapter } from './data-adapter.ts';
import { startingPrice } from './starting-prices.ts';
import type { Values } from './tlcp.ts';

function marketOf(item: string) {
  const id = /^PRICE\.(\d{1,12})$/.exec(item)?.[1];
  return MARKETS.find((market) => String(market.id) === id);
}

/** A step of at most this many last decimals, up or down. */
const LONGEST_STEP = 12;

/** The share of steps that change nothing but the time, and of those that close or reopen the market. */
const QUIET = 0.1;
const TURNING = 0.002;

/** The prices of the markets: each walks at random from its starting price. */
export const prices: DataAdapter = {
  mode: 'MERGE',
  ofPerson: false,
  fields: [
    'MarketId',
    'TickDate',
    'Bid',
    'Offer',
    'Price',
    'High',
    'Low',
    'Change',
    'Direction',
    'Delta',
    'ImpliedVolatility',
    'AuditId',
    'StatusSummary',
  ],
  hasItem: (item) => marketOf(item) !== undefined,
  next: (item, { now, chance, last }): Values => {
    const market = marketOf(item);
    const { price: start, decimals, spread } = startingPrice(market?.code ?? '');
    const unit = 10 ** -decimals;
    const before = Number(last?.Price ?? start);
    const draw = chance.fraction();
    const step =
      last === undefined || draw < QUIET ? 0 : Math.round((chance.fraction() * 2 - 1) * LONGEST_STEP);
    const price = Math.max(unit * spread, before + step * unit);
    const text = (value: number): string => value.toFixed(decimals);
    const isTurning = last !== undefined && draw > 1 - TURNING;
    const status = last?.StatusSummary ?? '0';
    return {
      MarketId: String(market?.id ?? ''),
      TickDate: `/Date(${now})/`,
      Bid: text(price - (spread / 2) * unit),
      Offer: text(price + (spread / 2) * unit),
      Price: text(price),
      High: text(Math.max(Number(last?.High ?? price), price)),
      Low: text(Math.min(Number(last?.Low ?? price), price)),
      Change: text(price - start),
      Direction: step === 0 ? (last?.Direction ?? '1') : step > 0 ? '1' : '0',
      Delta: null,
      ImpliedVolatility: null,
      AuditId: `audit-${chance.uuid().slice(0, 8)}`,
      StatusSummary: isTurning ? (status === '0' ? '2' : '0') : status,
    };
  },
};
