import type { Cancellation, SessionHeaders } from '@gatehouse-login/core';
import type { Market, MarketSearch } from '@gatehouse-login/core/streaming';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import { say } from '../../report/sentence.ts';
import { errorEnding } from './ending.ts';

/** Finds the markets of a command line. A text of digits is an id and is not searched for. */
export async function findMarkets(
  search: MarketSearch,
  session: SessionHeaders,
  texts: readonly string[],
  cancellation: Cancellation,
): Promise<Result<readonly Market[], Ending>> {
  const markets: Market[] = [];
  for (const text of texts) {
    if (/^\d+$/.test(text)) {
      markets.push({ id: Number(text), name: text });
      continue;
    }
    const found = await search.find(session, text, cancellation);
    if (found.isErr()) return err(errorEnding(found.error));
    const wanted = text.toLowerCase();
    const market = found.value.find(({ name }) => name.toLowerCase() === wanted) ?? found.value[0];
    if (market === undefined) return err(unknownMarket(text));
    if (!markets.some(({ id }) => id === market.id)) markets.push(market);
  }
  return ok(markets);
}

const unknownMarket = (text: string): Ending => ({
  outcome: 'expectation-failed',
  problem: {
    kind: 'unknown-market',
    retryable: false,
    message: say`The platform has no market "${text}".`,
    next: say`Give a part of its name, or its id.`,
  },
});
