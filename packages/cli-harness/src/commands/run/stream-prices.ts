import type { Cancellation, Configuration, SessionHeaders } from '@gatehouse-login/core';
import type { Ending } from '../../driver/ending.ts';
import { say } from '../../report/sentence.ts';
import type { Expectation } from '../../scenario/step.ts';
import type { Context } from '../command.ts';
import { errorEnding } from '../stream/ending.ts';
import { findMarkets } from '../stream/find-markets.ts';
import { NO_SERVER, watchPrices } from '../stream/watch-prices.ts';

/** What a stream needs besides what is expected of it. */
export interface StreamTools {
  readonly context: Pick<Context, 'io' | 'openStream'>;
  readonly configuration: Configuration;
  readonly authorities: string | undefined;
  readonly cancellation: Cancellation;
}

/** Opens the stream of a session. An ending if not every market has a price in time. */
export async function streamPrices(
  session: SessionHeaders,
  { markets, within }: Extract<Expectation, { expect: 'stream' }>,
  { context, configuration, authorities, cancellation }: StreamTools,
): Promise<Ending | null> {
  const { serverUrl } = configuration.streaming;
  if (serverUrl === undefined) return errorEnding(NO_SERVER);
  const open = await context.openStream();
  const site = open({ configuration, serverUrl, io: context.io, authorities, transport: undefined });
  const found = await findMarkets(site.markets, session, markets, cancellation);
  if (found.isErr()) return found.error;
  const waiting = new Map(found.value.map((market) => [market.id, market.name]));
  const { ending } = await watchPrices(site, session, found.value, {
    markets,
    transport: undefined,
    duration: within,
    expectedUpdates: null,
    isEnough: () => waiting.size === 0,
    show: {
      status: () => {},
      update: ({ id }) => void waiting.delete(id),
      end: () => {},
    },
    throttle: 0,
    cancellation,
  });
  if (ending.outcome !== 'streamed') return ending;
  return waiting.size === 0 ? null : noPrices([...waiting.values()]);
}

const noPrices = (names: readonly string[]): Ending => ({
  outcome: 'expectation-failed',
  problem: {
    kind: 'no-prices',
    retryable: true,
    message: say`No price arrived of ${names.join(', ')}.`,
    next: say`Allow more time with "within", or look whether these markets have prices now.`,
  },
});
