/**
 * The port `MarketStream` over the platform's streaming server (TLCP), typed updates of any market stream, and a stream that plays a
 * script, for tests and demos.
 *
 * ```ts
 * import { makeScriptedStream, watch } from '@gatehouse-login/adapters-streaming';
 * import { systemClock } from '@gatehouse-login/core';
 * import { PRICES } from '@gatehouse-login/core/streaming';
 *
 * const stream = makeScriptedStream(
 *   [
 *     { at: 0, status: 'CONNECTED:WS-STREAMING' },
 *     { at: 10, update: { item: 'PRICE.401484347', values: { Bid: '1.1', Offer: '1.2' } } },
 *   ],
 *   systemClock,
 * );
 * watch(stream, PRICES, ['401484347'], ({ key, values }) => console.log(key, values.Bid)); // prints: 401484347 1.1
 * await stream.connect({ username: 'DM1', session: 'a session' });
 * ```
 *
 * @packageDocumentation
 */

export { updates } from './feed/updates.ts';
export { type TopicUpdate, type WatchOptions, watch } from './feed/watch.ts';
export { allowTimerWorker } from './lightstreamer/allow-timer-worker.ts';
export { makeMarketStream } from './lightstreamer/market-stream.ts';
export type { MarketStreamOptions } from './lightstreamer/options.ts';
export { makeScriptedStream, type StreamMoment, type StreamScript } from './scripted-stream.ts';
