import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../http/wire.ts';
import { makeAccountData } from '../people/account-data.ts';
import { currencyIds } from '../people/currencies.ts';
import { type ApiCall, makeSessionCall } from './api-call.ts';
import type { CallRequest } from './call-request.ts';
import { type Market, markets } from './markets.ts';

/** `GET /v2/UserAccount/ClientAndTradingAccount`. */
export const account = makeSessionCall('account', ({ person }, request, world) =>
  ok(makeAccountData(world.people, person, request.anywhere('username'))),
);

/** `GET /margin/ClientAccountMargin`: the same figures for everybody, in their own currency. */
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
    CurrencyId: currencyIds[currency] ?? currencyIds.GBP,
    CurrencyIsoCode: currency,
  });
});

const defaultResults = 20;
const mostResults = 500;

const resultLimit = (request: CallRequest): Result<number, Refusal> => {
  const given = request.query('maxresults') ?? '';
  if (given === '') return ok(defaultResults);
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  return limit >= 1 && limit <= mostResults ? ok(limit) : err('wrong-number');
};

const contains = (text: string, part: string | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').trim().toLowerCase());

const makeMarketList = (suffix: 'CFD' | 'Spread'): ApiCall =>
  makeSessionCall('markets', (_, request) =>
    resultLimit(request).map((limit) => ({
      Markets: markets
        .filter(
          ({ name, code }) =>
            contains(name, request.query('marketname')) && contains(code, request.query('marketcode')),
        )
        .slice(0, limit)
        .map(({ id, name }) => ({ MarketId: id, Name: `${name} ${suffix}` })),
    })),
  );

/** `GET /cfd/markets` and `GET /spread/markets`. */
export const cfdMarkets = makeMarketList('CFD');
export const spreadMarkets = makeMarketList('Spread');

/** The better a name fits, the more it weighs: from its start, then anywhere. */
const weightOf = ({ name }: Market, query: string): number =>
  name.toLowerCase().startsWith(query.trim().toLowerCase()) ? 2 : 1;

/** `GET /market/search`. */
export const searchMarkets = makeSessionCall('markets', (_, request) => {
  const query = request.query('query') ?? '';
  const byCode = request.query('searchbymarketcode') === 'true';
  const byName = request.query('searchbymarketname') !== 'false' || !byCode;
  return resultLimit(request).map((limit) => ({
    Markets: markets
      .filter(({ name, code }) => (byName && contains(name, query)) || (byCode && contains(code, query)))
      .map((market) => ({ MarketId: market.id, Name: market.name, Weighting: weightOf(market, query) }))
      .sort((left, right) => right.Weighting - left.Weighting)
      .slice(0, limit),
  }));
});
