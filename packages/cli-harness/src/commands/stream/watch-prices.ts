import { makeCancellation } from '@gatehouse-login/core';
import {
  type Market,
  PRICES,
  readValues,
  type StreamStatus,
  subscriptionTo,
  type TopicValues,
} from '@gatehouse-login/core/streaming';
import type { Ending } from '../../report/ending.ts';
import { errorEnding } from './ending.ts';
import type { OpenMarkets, StreamSession } from './open-markets.ts';

/** The prices of a market that have changed. */
export type Prices = TopicValues<typeof PRICES.fields>;

/** How to watch prices. */
export interface Watching extends Pick<StreamSession, 'session' | 'cancellation'> {
  /** In milliseconds. Without one, it goes on until interrupted. */
  readonly duration: number | undefined;
  readonly throttle: number;
  readonly onStatus?: (status: StreamStatus) => void;
  /** Returns true if what has arrived is enough. */
  readonly onUpdate: (market: Market, values: Prices) => boolean;
}

/**
 * Watches prices until the time is up, enough has arrived, the stream ends, or the run is stopped. Null if nothing went
 * wrong.
 */
export async function watchPrices(
  { stream, found }: OpenMarkets,
  { session, cancellation, duration, throttle, onStatus, onUpdate }: Watching,
): Promise<Ending | null> {
  const over = makeCancellation();
  let connected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = await new Promise<Ending | null>((resolve) => {
    const fail = (error: Parameters<typeof errorEnding>[0]): void => resolve(errorEnding(error));
    const byItem = new Map(found.map((market) => [PRICES.item(String(market.id)), market]));
    const keys = found.map(({ id }) => String(id));
    stream.onStatus((status) => {
      if (!over.cancelled) onStatus?.(status);
    });
    stream.onEnd(fail);
    stream.subscribe(
      subscriptionTo(PRICES, keys, throttle),
      (update) => {
        const market = byItem.get(update.item);
        if (market === undefined || over.cancelled) return;
        if (onUpdate(market, readValues(PRICES, update))) resolve(null);
      },
      fail,
    );
    cancellation.onCancel(() => fail({ kind: 'cancelled' }));
    stream.connect(session, over).match(() => {
      connected = true;
    }, fail);
    if (duration !== undefined) {
      timer = setTimeout(() => (connected ? resolve(null) : fail({ kind: 'timed-out' })), duration);
    }
  });
  clearTimeout(timer);
  over.cancel();
  return ending;
}
