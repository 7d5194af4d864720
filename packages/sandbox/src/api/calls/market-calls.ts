import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../../http/refusals.ts';
import { type ApiCall, makeSessionCall } from '../api-call.ts';
import type { CallRequest } from '../call-request.ts';
import { MARKETS, type Market } from './markets.ts';

const DEFAULT_RESULTS = 20;
const MOST_RESULTS = 500;

function resultLimit(request: CallRequest): Result<number, Refusal> {
  const given = request.query('maxresults') ?? '';
  if (given === '') return ok(DEFAULT_RESULTS);
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  return limit >= 1 && limit <= MOST_RESULTS ? ok(limit) : err('wrong-number');
}

const contains = (text: string, part: string | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').trim().toLowerCase());

function makeMarketList(suffix: 'CFD' | 'Spread'): ApiCall {
  return makeSessionCall('markets', (_, request) =>
    resultLimit(request).map((limit) => ({
      Markets: MARKETS.filter(
        ({ name, code }) =>
          contains(name, request.query('marketname')) && contains(code, request.query('marketcode')),
      )
        .slice(0, limit)
        .map(({ id, name }) => ({ MarketId: id, Name: `${name} ${suffix}` })),
    })),
  );
}

/** `GET /cfd/markets`. */
export const cfdMarkets = makeMarketList('CFD');

/** `GET /spread/markets`. */
export const spreadMarkets = makeMarketList('Spread');

/** A name that starts with the query weighs more than one that contains it. */
const weightOf = ({ name }: Market, query: string): number =>
  name.toLowerCase().startsWith(query.trim().toLowerCase()) ? 2 : 1;

/** `GET /market/search`. */
export const searchMarkets = makeSessionCall('markets', (_, request) => {
  const query = request.query('query') ?? '';
  const byCode = request.query('searchbymarketcode') === 'true';
  const byName = request.query('searchbymarketname') !== 'false' || !byCode;
  return resultLimit(request).map((limit) => ({
    Markets: MARKETS.filter(
      ({ name, code }) => (byName && contains(name, query)) || (byCode && contains(code, query)),
    )
      .map((market) => ({ MarketId: market.id, Name: market.name, Weighting: weightOf(market, query) }))
      .sort((left, right) => right.Weighting - left.Weighting)
      .slice(0, limit),
  }));
});
