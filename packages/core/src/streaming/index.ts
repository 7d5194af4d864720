export { type Conflation, type ConflationClock, makeConflation } from './conflation.ts';
export {
  type FieldKind,
  type FieldTypes,
  MARKET_STATES,
  type MarketState,
  readField,
} from './field-kind.ts';
export type { Market } from './market.ts';
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
} from './market-data.ts';
export { parseMarketList } from './market-list.schema.ts';
export {
  type StreamError,
  type StreamRefusal,
  type StreamRefused,
  type SubscriptionRefused,
  streamErrorOf,
} from './stream-error.ts';
export { makeStreamListeners, type StreamListeners } from './stream-listeners.ts';
export { type StreamSettings, type StreamSettingsSource, streamSettingsOf } from './stream-settings.ts';
export { isStable, STREAM_STATUSES, type StreamStatus } from './stream-status.ts';
export {
  type StreamSubscription,
  type StreamUpdate,
  SUBSCRIPTION_MODES,
  type SubscriptionMode,
} from './stream-subscription.ts';
export {
  STREAM_CONNECT_TIMEOUT,
  STREAM_DEFAULTS,
  STREAM_SETTING_DEFAULTS,
} from './stream-timings.ts';
export {
  connectionAfter,
  mayFollow,
  NOT_CONNECTED,
  STREAM_TRANSITIONS,
  type StreamConnection,
  type StreamSignal,
} from './stream-transitions.ts';
export { STREAM_TRANSPORTS, type StreamTransport } from './stream-transport.ts';
