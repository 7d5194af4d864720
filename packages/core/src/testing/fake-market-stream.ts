import { ok, type Result, ResultAsync } from 'neverthrow';
import type { MarketStream, StreamRefused } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import { makeStreamListeners } from '../streaming/stream-listeners.ts';
import type { StreamStatus } from '../streaming/stream-status.ts';
import type { StreamSubscription, StreamUpdate } from '../streaming/stream-subscription.ts';

/** A market stream that the test drives by hand. */
export interface FakeMarketStream extends MarketStream {
  readonly sessions: readonly SessionHeaders[];
  /** The active subscriptions. */
  readonly subscriptions: readonly StreamSubscription[];
  emitStatus(status: StreamStatus): void;
  /** Sends an update to every subscription to its item, with the fields that were subscribed to. */
  emitUpdate(update: StreamUpdate): void;
}

/** Creates a stream on which every connection ends with `connection`, by default a success. */
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
