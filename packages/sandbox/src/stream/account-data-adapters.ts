import { MARKETS } from '../api/calls/markets.ts';
import { CURRENCY_IDS } from '../people/currencies.ts';
import type { DataAdapter } from './data-adapter.ts';

const money = (value: number): string => value.toFixed(2);
const MARGIN = 250;
const CASH = 10_000;

/** The margin of a person's account. Only the result of the open trades moves. */
export const clientAccountMargin: DataAdapter = {
  mode: 'MERGE',
  ofPerson: true,
  fields: [
    'Cash',
    'Margin',
    'MarginIndicator',
    'NetEquity',
    'OpenTradeEquity',
    'TradeableFunds',
    'PendingFunds',
    'TradingResource',
    'TotalMarginRequirement',
    'CurrencyId',
    'CurrencyISO',
  ],
  hasItem: (item) => item === 'CLIENTACCOUNTMARGIN',
  next: (_, { chance, person, last }) => {
    const open =
      Number(last?.OpenTradeEquity ?? 120.5) + (last === undefined ? 0 : chance.fraction() * 4 - 2);
    const currency = person.account?.currency ?? 'GBP';
    return {
      Cash: money(CASH),
      Margin: money(MARGIN),
      MarginIndicator: '-1',
      NetEquity: money(CASH + open),
      OpenTradeEquity: money(open),
      TradeableFunds: money(CASH + open - MARGIN),
      PendingFunds: '0.00',
      TradingResource: money(CASH + open),
      TotalMarginRequirement: money(MARGIN),
      CurrencyId: String(CURRENCY_IDS[currency] ?? CURRENCY_IDS.GBP ?? ''),
      CurrencyISO: currency,
    };
  },
};

/** The margin of one trade after the other. */
export const tradeMargin: DataAdapter = {
  mode: 'RAW',
  ofPerson: true,
  fields: ['OrderId', 'MarketId', 'Margin', 'LastChangedTime'],
  hasItem: (item) => item === 'TRADEMARGIN',
  next: (_, { now, chance, count }) => ({
    OrderId: String(700_000 + count),
    MarketId: String(MARKETS[count % MARKETS.length]?.id ?? ''),
    Margin: money(50 + chance.fraction() * 100),
    LastChangedTime: `/Date(${now})/`,
  }),
};

const ROWS = 5;

/** The open positions of a person: a table whose rows come, change and go. */
export const positions: DataAdapter = {
  mode: 'COMMAND',
  ofPerson: true,
  fields: ['key', 'command', 'MarketId', 'Quantity', 'OpenPrice', 'Result'],
  hasItem: (item) => item === 'POSITIONS',
  next: (_, { chance, count }) => {
    const row = count < ROWS ? count : Math.floor(chance.fraction() * ROWS);
    const isDeleted = count > ROWS && chance.fraction() < 0.1;
    const market = MARKETS[row];
    return {
      key: `P${row + 1}`,
      command: isDeleted ? 'DELETE' : 'UPDATE',
      MarketId: isDeleted ? null : String(market?.id ?? ''),
      Quantity: isDeleted ? null : String((row + 1) * 1_000),
      OpenPrice: isDeleted ? null : money(100 + row),
      Result: isDeleted ? null : money(chance.fraction() * 200 - 100),
    };
  },
};
