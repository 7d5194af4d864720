import { type Cancellation, type Clock, makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import {
  isStable,
  type MarketStream,
  makeStreamListeners,
  type StreamError,
  type StreamStatus,
  type StreamUpdate,
  streamErrorOf,
} from '@gatehouse-login/core/streaming';
import { err, ok, type Result, ResultAsync } from 'neverthrow';

/** An event of a scripted stream, `at` milliseconds after the connection began. */
export type StreamMoment = {
  /** Milliseconds after the connection began. */
  readonly at: number;
} & (
  | {
      /** The connection's new status. */
      readonly status: StreamStatus;
    }
  | {
      /** An update of an item. */
      readonly update: StreamUpdate;
    }
  /** The server refuses the subscriptions to this data adapter, with a TLCP error code. */
  | {
      /** The subscriptions that the server refuses. */
      readonly refused: {
        /** The data adapter of the subscriptions. */
        readonly adapter: string;
        /** The TLCP error code, such as 17 for an unknown data adapter. */
        readonly code: number;
      };
    }
  /** The server refuses or ends the stream for good, with a TLCP error code. It ends the script. */
  | {
      /** The TLCP error code. */
      readonly refusal: number;
    }
);

/** A script for a stream. Its moments are played in order of time. */
export type StreamScript = readonly StreamMoment[];

/** TLCP's code for a session that the server closed without a reason of its own. */
const CLOSED_BY_SERVER = 33;

const reported = (status: StreamStatus) => ({ type: 'reported', status }) as const;

/**
 * Creates a market stream that plays a script on every connection, for demos and tests without a streaming
 * server. A connection succeeds at the first status in which data can flow. It fails with the script's
 * refusal, with `cancelled` if it is disconnected first, or with code 33 if the script ends first.
 */
export function makeScriptedStream(script: StreamScript, clock: Pick<Clock, 'wait'>): MarketStream {
  const moments = [...script].sort((one, other) => one.at - other.at);
  const listeners = makeStreamListeners(clock);
  const { onStatus, onEnd, subscribe, emitSignal, emitEnd, emitUpdate, emitRefused } = listeners;
  let playing = makeCancellation();
  playing.cancel();

  async function play(
    stop: Cancellation,
    settle: (result: Result<void, StreamError>) => void,
  ): Promise<void> {
    let time = 0;
    let connected = false;
    for (const moment of moments) {
      await clock.wait(moment.at - time, stop);
      if (stop.cancelled) return;
      time = moment.at;
      if ('update' in moment) emitUpdate(moment.update);
      else if ('refused' in moment) emitRefused(moment.refused.adapter, moment.refused.code);
      else if ('status' in moment) {
        emitSignal(reported(moment.status));
        if (isStable(moment.status)) {
          connected = true;
          settle(ok(undefined));
        }
      } else {
        fail(moment.refusal, settle);
        return;
      }
    }
    if (!connected) fail(CLOSED_BY_SERVER, settle);
  }

  function fail(code: number, settle: (result: Result<void, StreamError>) => void): void {
    const error = streamErrorOf(code);
    settle(err(error));
    stop();
    emitEnd(error);
  }

  function stop(): void {
    if (playing.cancelled) return;
    playing.cancel();
    emitSignal(reported('DISCONNECTED'));
  }

  return {
    get status() {
      return listeners.status;
    },
    connect(_, cancellation = NEVER_CANCELLED) {
      stop();
      const own = makeCancellation();
      playing = own;
      return new ResultAsync(
        new Promise((resolve) => {
          own.onCancel(() => resolve(err({ kind: 'cancelled' })));
          cancellation.onCancel(() => {
            if (playing === own) stop();
          });
          if (!own.cancelled) play(own, resolve);
        }),
      );
    },
    onStatus,
    onEnd,
    subscribe,
    disconnect: stop,
  };
}
