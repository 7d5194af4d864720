import {
  type CancellationSource,
  makeCancellation,
  NEVER_CANCELLED,
  systemClock,
} from '@gatehouse-login/core';
import {
  isStable,
  type MarketStream,
  makeStreamListeners,
  STREAM_DEFAULTS,
  STREAM_SETTING_DEFAULTS,
  STREAM_STATUSES,
  type StreamError,
  type StreamStatus,
  streamErrorOf,
} from '@gatehouse-login/core/streaming';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type MarketStreamOptions, makeClient, transportOf } from './options.ts';
import { isServer, NO_ADDRESS } from './server-address.ts';
import { makeSubscriptions } from './subscriptions.ts';
import { loadVendor, type VendorClient } from './vendor.ts';
import { watchSilence } from './watch-silence.ts';

const isStatus = (status: string): status is StreamStatus =>
  STREAM_STATUSES.some((known) => known === status);

/** An attempt at a connection, from `connect` until the connection ends for good. */
interface Attempt {
  readonly stop: CancellationSource;
  readonly settle: (result: Result<void, StreamError>) => void;
  client: VendorClient | null;
  /** Whether data has flowed at least once. */
  hasStreamed: boolean;
}

/**
 * Creates a market stream on the vendor's client, which is loaded when the stream first connects. Lost connections are
 * recovered or opened again without end; a refusal by the server ends them.
 */
export function makeMarketStream(options: MarketStreamOptions): MarketStream {
  const { clock = systemClock, requestTimeout = STREAM_SETTING_DEFAULTS.requestTimeout } = options;
  const listeners = makeStreamListeners(clock);
  const { onStatus, onEnd, emitSignal, emitEnd } = listeners;
  const subscriptions = makeSubscriptions(clock);
  let current: Attempt | null = null;

  const report = (status: StreamStatus): void => emitSignal({ type: 'reported', status });

  function stop(attempt: Attempt, result: Result<void, StreamError>): void {
    if (current !== attempt) return;
    current = null;
    attempt.stop.cancel();
    subscriptions.detach();
    attempt.client?.disconnect();
    attempt.settle(result);
    report('DISCONNECTED');
  }

  function fail(attempt: Attempt, error: StreamError): void {
    if (current !== attempt) return;
    stop(attempt, err(error));
    emitEnd(error);
  }

  /**
   * The client has given up by itself. Usually a refusal follows, which says why. Otherwise the client has no
   * transport left: it tries no other one after a WebSocket that fails in its handshake. If that transport worked
   * before, a new client tries again.
   */
  async function giveUp(attempt: Attempt, openAgain: () => void): Promise<void> {
    await clock.wait(0, attempt.stop);
    if (current !== attempt) return;
    if (!attempt.hasStreamed) {
      fail(attempt, { kind: 'unreachable' });
      return;
    }
    attempt.client = null;
    subscriptions.detach();
    report('DISCONNECTED:WILL-RETRY');
    await clock.wait(options.timings?.retryDelay ?? STREAM_DEFAULTS.retryDelay, attempt.stop);
    if (current !== attempt) return;
    report('CONNECTING');
    openAgain();
  }

  function heed(attempt: Attempt, client: VendorClient, openAgain: () => void): void {
    const isCurrent = (): boolean => current === attempt && attempt.client === client;
    client.addListener({
      onStatusChange(status) {
        if (!isCurrent() || !isStatus(status)) return;
        if (status === 'DISCONNECTED') {
          giveUp(attempt, openAgain);
          return;
        }
        report(status);
        if (!isStable(status)) return;
        attempt.hasStreamed = true;
        attempt.settle(ok(undefined));
      },
      onServerError(code) {
        if (isCurrent()) fail(attempt, streamErrorOf(code));
      },
    });
    watchSilence(client, client.connectionOptions.getStalledTimeout(), {
      silent() {
        if (isCurrent()) emitSignal({ type: 'silent' });
      },
      heard() {
        if (listeners.status === 'STALLED' && isCurrent()) emitSignal({ type: 'heard' });
      },
    });
  }

  async function open(attempt: Attempt, session: { username: string; session: string }): Promise<void> {
    const vendor = await loadVendor().catch(() => null);
    if (current !== attempt) return;
    const transport = transportOf(options, typeof WebSocket !== 'undefined');
    if (vendor === null || transport === null) {
      fail(attempt, { kind: 'unreachable' });
      return;
    }
    const client = makeClient(vendor, options, transport, session);
    attempt.client = client;
    heed(attempt, client, () => open(attempt, session));
    subscriptions.attach(vendor, client);
    client.connect();
  }

  async function limit(attempt: Attempt): Promise<void> {
    const settled = makeCancellation();
    attempt.stop.onCancel(settled.cancel);
    const stopListening = onStatus((status) => {
      if (isStable(status)) settled.cancel();
    });
    await clock.wait(requestTimeout, settled);
    stopListening();
    if (!settled.cancelled) fail(attempt, { kind: 'timed-out' });
  }

  return {
    get status() {
      return listeners.status;
    },
    connect(session, cancellation = NEVER_CANCELLED) {
      if (current !== null) stop(current, err({ kind: 'cancelled' }));
      return new ResultAsync(
        new Promise<Result<void, StreamError>>((resolve) => {
          const attempt: Attempt = {
            stop: makeCancellation(),
            settle: resolve,
            client: null,
            hasStreamed: false,
          };
          current = attempt;
          attempt.stop.onCancel(cancellation.onCancel(() => stop(attempt, err({ kind: 'cancelled' }))));
          if (!isServer(options.serverUrl)) fail(attempt, NO_ADDRESS);
          if (current !== attempt) return;
          report('CONNECTING');
          limit(attempt);
          open(attempt, session);
        }),
      );
    },
    onStatus,
    onEnd,
    subscribe: subscriptions.add,
    disconnect() {
      if (current !== null) stop(current, err({ kind: 'cancelled' }));
    },
  };
}
