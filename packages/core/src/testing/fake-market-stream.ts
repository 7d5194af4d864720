import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { MarketStream } from '../ports/market-stream.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { ConflationClock } from '../streaming/conflation.ts';
import type { StreamError } from '../streaming/stream-error.ts';
import { makeStreamListeners, type StreamListeners } from '../streaming/stream-listeners.ts';
import type { StreamStatus } from '../streaming/stream-status.ts';
import { fakeClock } from './fake-clock.ts';

/** A market stream that the test drives by hand. */
export interface FakeMarketStream
  extends MarketStream,
    Pick<StreamListeners, 'emitEnd' | 'emitUpdate' | 'emitRefused' | 'subscriptions'> {
  /** The sessions that it was connected with, in order. */
  readonly sessions: readonly SessionHeaders[];
  /** Sets the status and calls its listeners. */
  emitStatus(status: StreamStatus): void;
}

/**
 * Creates a stream on which every connection ends with `connection`, by default a success. The clock is for
 * subscriptions with a throttle.
 */
export function fakeMarketStream(
  connection: Result<void, StreamError> = ok(undefined),
  clock: ConflationClock = fakeClock(),
): FakeMarketStream {
  const sessions: SessionHeaders[] = [];
  const listeners = makeStreamListeners(clock);
  const { onStatus, onEnd, subscribe, emitSignal, emitEnd, emitUpdate, emitRefused } = listeners;
  const emitStatus = (status: StreamStatus): void => emitSignal({ type: 'reported', status });
  return {
    sessions,
    get status() {
      return listeners.status;
    },
    get subscriptions() {
      return listeners.subscriptions;
    },
    connect(session, cancellation = NEVER_CANCELLED) {
      if (cancellation.cancelled) return new ResultAsync(Promise.resolve(err({ kind: 'cancelled' })));
      sessions.push(session);
      emitStatus('DISCONNECTED');
      emitStatus('CONNECTING');
      emitStatus(connection.isOk() ? 'CONNECTED:WS-STREAMING' : 'DISCONNECTED');
      cancellation.onCancel(() => emitStatus('DISCONNECTED'));
      return new ResultAsync(Promise.resolve(connection));
    },
    onStatus,
    onEnd,
    subscribe,
    disconnect: () => emitStatus('DISCONNECTED'),
    emitStatus,
    emitEnd,
    emitUpdate,
    emitRefused,
  };
}
