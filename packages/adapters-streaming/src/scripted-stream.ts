import {
  type Cancellation,
  type Clock,
  isStable,
  type MarketStream,
  makeCancellation,
  type StreamRefused,
  type StreamStatus,
  type StreamSubscription,
  type StreamUpdate,
} from '@gatehouse-login/core';
import { err, ok, type Result, ResultAsync } from 'neverthrow';

/** One thing that happens on a scripted stream, so many milliseconds after the connection began. */
export type StreamMoment = { readonly at: number } & (
  | { readonly status: StreamStatus }
  | { readonly update: StreamUpdate }
  /** The server's final refusal, by its TLCP error code; nothing of the script follows it. */
  | { readonly refusal: number }
);

/** The script of a stream; its moments are played in the order of their times. */
export type StreamScript = readonly StreamMoment[];

// TLCP: the session was closed by the client, or, without its asking, by the server.
const CLOSED_BY_CLIENT = 31;
const CLOSED_BY_SERVER = 33;

/**
 * A market stream that plays a script on every connection: demonstrations and tests without a streaming server.
 * A connection succeeds at the first status in which data can flow, and fails with the script's refusal, with 31 when
 * it is disconnected before that, or with 33 when the script ends before it.
 */
export function makeScriptedStream(script: StreamScript, clock: Pick<Clock, 'wait'>): MarketStream {
  const moments = [...script].sort((one, other) => one.at - other.at);
  const statusListeners = new Set<(status: StreamStatus) => void>();
  const subscribers = new Map<StreamSubscription, (update: StreamUpdate) => void>();
  let playing = makeCancellation();
  playing.cancel();

  function tellStatus(status: StreamStatus): void {
    for (const listener of [...statusListeners]) listener(status);
  }

  function tellUpdate({ item, values }: StreamUpdate): void {
    for (const [{ items, fields }, listener] of [...subscribers]) {
      const wanted = Object.entries(values).filter(([field]) => fields.includes(field));
      if (items.includes(item) && wanted.length > 0) listener({ item, values: Object.fromEntries(wanted) });
    }
  }

  async function play(
    stop: Cancellation,
    settle: (result: Result<void, StreamRefused>) => void,
  ): Promise<void> {
    let time = 0;
    for (const moment of moments) {
      await clock.wait(moment.at - time, stop);
      if (stop.cancelled) return;
      time = moment.at;
      if ('update' in moment) tellUpdate(moment.update);
      else if ('status' in moment) {
        tellStatus(moment.status);
        if (isStable(moment.status)) settle(ok(undefined));
      } else {
        settle(refused(moment.refusal));
        end();
        return;
      }
    }
    settle(refused(CLOSED_BY_SERVER));
  }

  function end(): void {
    if (playing.cancelled) return;
    playing.cancel();
    tellStatus('DISCONNECTED');
  }

  return {
    connect() {
      end();
      const own = makeCancellation();
      playing = own;
      return new ResultAsync(
        new Promise((resolve) => {
          own.onCancel(() => resolve(refused(CLOSED_BY_CLIENT)));
          play(own, resolve);
        }),
      );
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
    disconnect: end,
  };
}

const refused = (code: number): Result<void, StreamRefused> => err({ kind: 'stream-refused', code });
