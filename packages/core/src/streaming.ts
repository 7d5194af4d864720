/**
 * Markets and their streams: the topics of the platform with the types of their fields, the statuses and errors of a connection, and
 * the ports `MarketStream` and `MarketSearch`.
 *
 * ```ts
 * import { PRICES, readValues, subscriptionTo } from '@gatehouse-login/core/streaming';
 *
 * const { adapter, mode, items } = subscriptionTo(PRICES, ['401484347']);
 * console.log(adapter, mode, items[0]); // prints: PRICES MERGE PRICE.401484347
 * const update = { values: { Bid: '1.0842', StatusSummary: '0' } };
 * console.log(readValues(PRICES, update)); // prints: { Bid: 1.0842, StatusSummary: 'tradable' }
 * ```
 *
 * @packageDocumentation
 */

export type { MarketSearch, MarketSearchError } from './ports/market-search.ts';
export type { MarketStream } from './ports/market-stream.ts';
export { type Conflation, type ConflationClock, makeConflation } from './streaming/conflation.ts';
export {
  type FieldKind,
  type FieldTypes,
  MARKET_STATES,
  type MarketState,
  readField,
} from './streaming/field-kind.ts';
export type { Market } from './streaming/market.ts';
export {
  CLIENT_ACCOUNT_MARGIN,
  NEWS,
  PRICES,
  readValues,
  type StreamTopic,
  subscriptionTo,
  type TopicFields,
  type TopicValues,
  TRADE_MARGIN,
} from './streaming/market-data.ts';
export { parseMarketList } from './streaming/market-list.schema.ts';
export {
  type StreamError,
  type StreamRefusal,
  type StreamRefused,
  type SubscriptionRefused,
  streamErrorOf,
} from './streaming/stream-error.ts';
export { makeStreamListeners, type StreamListeners } from './streaming/stream-listeners.ts';
export {
  type StreamSettings,
  type StreamSettingsSource,
  streamSettingsOf,
} from './streaming/stream-settings.ts';
export { isStable, STREAM_STATUSES, type StreamStatus } from './streaming/stream-status.ts';
export {
  type StreamSubscription,
  type StreamUpdate,
  SUBSCRIPTION_MODES,
  type SubscriptionMode,
} from './streaming/stream-subscription.ts';
export {
  STREAM_CONNECT_TIMEOUT,
  STREAM_DEFAULTS,
  STREAM_SETTING_DEFAULTS,
} from './streaming/stream-timings.ts';
export {
  connectionAfter,
  mayFollow,
  NOT_CONNECTED,
  STREAM_TRANSITIONS,
  type StreamConnection,
  type StreamSignal,
} from './streaming/stream-transitions.ts';
export { STREAM_TRANSPORTS, type StreamTransport } from './streaming/stream-transport.ts';
