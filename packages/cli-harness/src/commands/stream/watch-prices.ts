import { type Cancellation, makeCancellation } from '@gatehouse-login/core';
import { type Market, PRICES, readValues, subscriptionTo } from '@gatehouse-login/core/streaming';
import type { Ending } from '../../driver/ending.ts';
import type { StreamSite } from '../../driver/stream-site.ts';
import type { SignedIn } from '../login/signed-in.ts';
import { errorEnding, tooFewUpdates } from './ending.ts';
import type { StreamPlan } from './plan.ts';
import type { Show } from './show.ts';

/** The fault of a site that names no streaming server. */
export const NO_SERVER = {
  kind: 'configuration-fault',
  file: 'configs/config.json',
  field: 'streaming.serverUrl',
  problem: 'is missing',
} as const;

const STREAMED: Ending = { outcome: 'streamed' };

/** How to watch prices. */
export interface Watching extends StreamPlan {
  readonly show: Show;
  readonly throttle: number;
  /** Whether what was shown is enough. Asked after every update, besides `expectedUpdates`. */
  readonly isEnough?: () => boolean;
  readonly cancellation: Cancellation;
}

/** Shows prices until the time is up, enough updates have arrived, the stream ends, or the run is stopped. */
export async function watchPrices(
  { stream: source }: StreamSite,
  session: SignedIn['session'],
  markets: readonly Market[],
  { show, throttle, cancellation, duration, expectedUpdates, isEnough }: Watching,
): Promise<{ readonly ending: Ending; readonly updates: number }> {
  const over = makeCancellation();
  let updates = 0;
  let connected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = await new Promise<Ending>((resolve) => {
    const byItem = new Map(markets.map((market) => [PRICES.item(String(market.id)), market]));
    const keys = markets.map(({ id }) => String(id));
    source.onStatus((status) => {
      if (!over.cancelled) show.status(status);
    });
    source.onEnd((error) => resolve(errorEnding(error)));
    source.subscribe(
      subscriptionTo(PRICES, keys, throttle),
      (update) => {
        const market = byItem.get(update.item);
        if (market === undefined || over.cancelled) return;
        updates += 1;
        show.update(market, readValues(PRICES, update));
        if (updates === expectedUpdates || isEnough?.() === true) resolve(STREAMED);
      },
      (error) => resolve(errorEnding(error)),
    );
    cancellation.onCancel(() => resolve(errorEnding({ kind: 'cancelled' })));
    source.connect(session, over).match(
      () => {
        connected = true;
      },
      (error) => resolve(errorEnding(error)),
    );
    if (duration !== null) {
      timer = setTimeout(() => {
        if (!connected) resolve(errorEnding({ kind: 'timed-out' }));
        else resolve(expectedUpdates === null ? STREAMED : tooFewUpdates(expectedUpdates, updates));
      }, duration);
    }
  });
  clearTimeout(timer);
  over.cancel();
  return { ending, updates };
}
