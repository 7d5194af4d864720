import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../../http/refusals.ts';
import { type ApiCall, makeSessionCall } from '../api-call.ts';
import type { CallRequest } from '../call-request.ts';
import { type Market, markets } from './markets.ts';

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
    Markets: markets
      .filter(({ name, code }) => (byName && contains(name, query)) || (byCode && contains(code, query)))
      .map((market) => ({ MarketId: market.id, Name: market.name, Weighting: weightOf(market, query) }))
      .sort((left, right) => right.Weighting - left.Weighting)
      .slice(0, limit),
  }));
});
