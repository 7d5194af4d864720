import type { StopSignal } from '@gatehouse-login/core';
import {
  type MarketStream,
  readValues,
  STREAM_SETTING_DEFAULTS,
  type StreamTopic,
  type SubscriptionRefused,
  subscriptionTo,
  type TopicFields,
  type TopicValues,
} from '@gatehouse-login/core/streaming';

/** An update of a topic with typed values. */
export interface TopicUpdate<Fields extends TopicFields> {
  /** The key of the subscription: a market id, a category and the like. */
  readonly key: string;
  /** The changed fields. Null means that a field has no value. */
  readonly values: TopicValues<Fields>;
}

/** The options of `watch` and `updates`. */
export interface WatchOptions {
  /** An `AbortSignal` that ends the subscription. */
  readonly signal?: StopSignal;
  /** The shortest time between two updates, for topics in the mode MERGE. 250 milliseconds by default; 0 for all. */
  readonly throttle?: number;
}

/**
 * Calls the listener with every update of a topic, as typed values. Returns a function that ends the subscription. Calls
 * `refused` if the subscription is not accepted.
 */
export function watch<Fields extends TopicFields>(
  stream: MarketStream,
  topic: StreamTopic<Fields>,
  keys: readonly string[],
  listener: (update: TopicUpdate<Fields>) => void,
  { signal, throttle = STREAM_SETTING_DEFAULTS.drawThrottle }: WatchOptions = {},
  refused?: (error: SubscriptionRefused) => void,
): () => void {
  if (signal?.aborted) return () => {};
  const keyOf = new Map(keys.map((key) => [topic.item(key), key]));
  const leave = stream.subscribe(
    subscriptionTo(topic, keys, throttle),
    (update) => listener({ key: keyOf.get(update.item) ?? '', values: readValues(topic, update) }),
    refused,
  );
  const end = (): void => {
    signal?.removeEventListener('abort', end);
    leave();
  };
  signal?.addEventListener('abort', end, { once: true });
  return end;
}
