import { ok } from 'neverthrow';
import { CURRENCY_IDS } from '../../people/currencies.ts';
import { makeSessionCall } from '../api-call.ts';

/** `GET /margin/ClientAccountMargin`: the same figures for everybody, in the currency of their account. */
export const margin = makeSessionCall('margin', ({ person }) => {
  const currency = person.account?.currency ?? 'GBP';
  return ok({
    Cash: 10_000,
    Margin: 250,
    MarginIndicator: -1,
    NetEquity: 10_120.5,
    OpenTradeEquity: 120.5,
    TradableFunds: 9_870.5,
    PendingFunds: 0,
    TradingResource: 10_120.5,
    TotalMarginRequirement: 250,
    CurrencyId: CURRENCY_IDS[currency] ?? CURRENCY_IDS.GBP,
    CurrencyIsoCode: currency,
  });
});
