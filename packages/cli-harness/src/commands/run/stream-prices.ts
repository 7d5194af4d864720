import type { Cancellation, Configuration, SessionHeaders } from '@gatehouse-login/core';
import type { Ending } from '../../driver/ending.ts';
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

const SILENT = { status: () => {}, update: () => {}, end: () => {} };

/** Opens the stream of a session. An ending if too few prices arrive in time. */
export async function streamPrices(
  session: SessionHeaders,
  { markets, updates, within }: Extract<Expectation, { expect: 'stream' }>,
  { context, configuration, authorities, cancellation }: StreamTools,
): Promise<Ending | null> {
  const { serverUrl } = configuration.streaming;
  if (serverUrl === undefined) return errorEnding(NO_SERVER);
  const open = await context.openStream();
  const site = open({ configuration, serverUrl, io: context.io, authorities, transport: undefined });
  const found = await findMarkets(site.markets, session, markets, cancellation);
  if (found.isErr()) return found.error;
  const { ending } = await watchPrices(site, session, found.value, {
    markets,
    transport: undefined,
    duration: within,
    expectedUpdates: updates,
    show: SILENT,
    throttle: 0,
    cancellation,
  });
  return ending.outcome === 'streamed' ? null : ending;
}
