import { ok, type Result, ResultAsync } from 'neverthrow';
import type { MarketStream, StreamRefused } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import { makeStreamListeners } from '../streaming/stream-listeners.ts';
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
  const listeners = makeStreamListeners();
  const { onStatus, subscribe, emitStatus, emitUpdate } = listeners;
  return {
    sessions,
    get subscriptions() {
      return listeners.subscriptions;
    },
    connect(session) {
      sessions.push(session);
      emitStatus('CONNECTING');
      emitStatus(connection.isOk() ? 'CONNECTED:WS-STREAMING' : 'DISCONNECTED');
      return new ResultAsync(Promise.resolve(connection));
    },
    onStatus,
    subscribe,
    disconnect: () => emitStatus('DISCONNECTED'),
    emitStatus,
    emitUpdate,
  };
}
