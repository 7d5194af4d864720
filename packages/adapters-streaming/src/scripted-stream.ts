import {
  type Cancellation,
  type Clock,
  isStable,
  type MarketStream,
  makeCancellation,
  makeStreamListeners,
  type StreamRefused,
  type StreamStatus,
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
  const { onStatus, subscribe, emitStatus, emitUpdate } = makeStreamListeners();
  let playing = makeCancellation();
  playing.cancel();

  async function play(
    stop: Cancellation,
    settle: (result: Result<void, StreamRefused>) => void,
  ): Promise<void> {
    let time = 0;
    for (const moment of moments) {
      await clock.wait(moment.at - time, stop);
      if (stop.cancelled) return;
      time = moment.at;
      if ('update' in moment) emitUpdate(moment.update);
      else if ('status' in moment) {
        emitStatus(moment.status);
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
    emitStatus('DISCONNECTED');
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
    onStatus,
    subscribe,
    disconnect: end,
  };
}

const refused = (code: number): Result<void, StreamRefused> => err({ kind: 'stream-refused', code });
