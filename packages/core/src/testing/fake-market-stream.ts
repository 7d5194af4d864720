import { ok, type Result, ResultAsync } from 'neverthrow';
import type { MarketStream, StreamRefused } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';

/** A market stream played by hand. */
export interface FakeMarketStream extends MarketStream {
  readonly sessions: readonly SessionHeaders[];
  /** The subscriptions that stand. */
  readonly subscriptions: readonly StreamSubscription[];
  emitStatus(status: StreamStatus): void;
  /** Tells the subscriptions that hold the item, of the fields that they asked for. */
  emitUpdate(update: StreamUpdate): void;
}

/** Makes a stream whose every connection ends as given, by default with success. */
export function fakeMarketStream(connection: Result<void, StreamRefused> = ok(undefined)): FakeMarketStream {
  const sessions: SessionHeaders[] = [];
  const statusListeners = new Set<(status: StreamStatus) => void>();
  const subscribers = new Map<StreamSubscription, (update: StreamUpdate) => void>();
  const emitStatus = (status: StreamStatus): void => {
    for (const listener of statusListeners) listener(status);
  };
  return {
    sessions,
    get subscriptions() {
      return [...subscribers.keys()];
    },
    connect(session) {
      sessions.push(session);
      emitStatus('CONNECTING');
      emitStatus(connection.isOk() ? 'CONNECTED:WS-STREAMING' : 'DISCONNECTED');
      return new ResultAsync(Promise.resolve(connection));
    },
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    subscribe(subscription, listener) {
      // A copy, so that the same subscription may stand twice.
      const own = { ...subscription };
      subscribers.set(own, listener);
      return () => subscribers.delete(own);
    },
    disconnect: () => emitStatus('DISCONNECTED'),
    emitStatus,
    emitUpdate({ item, values }) {
      for (const [{ items, fields }, listener] of [...subscribers]) {
        const wanted = Object.entries(values).filter(([field]) => fields.includes(field));
        if (items.includes(item) && wanted.length > 0) listener({ item, values: Object.fromEntries(wanted) });
      }
    },
  };
}
