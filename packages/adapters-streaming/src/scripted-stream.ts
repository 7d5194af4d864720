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

/** One thing that happens on a scripted stream, `at` milliseconds after the connection began. */
export type StreamMoment = { readonly at: number } & (
  | { readonly status: StreamStatus }
  | { readonly update: StreamUpdate }
  /** The server's final refusal, by its TLCP error code. It ends the script. */
  | { readonly refusal: number }
);

/** A script for a stream. Its moments are played in order of time. */
export type StreamScript = readonly StreamMoment[];

// TLCP error codes: the client closed the session, or the server did without being asked.
const CLOSED_BY_CLIENT = 31;
const CLOSED_BY_SERVER = 33;

/**
 * Creates a market stream that plays a script on every connection, for demos and tests without a streaming
 * server. A connection succeeds at the first status in which data can flow. It fails with the script's
 * refusal, with 31 if it is disconnected first, or with 33 if the script ends first.
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
