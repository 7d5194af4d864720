import type {
  MarketStream,
  StreamError,
  StreamTopic,
  SubscriptionRefused,
  TopicFields,
} from '@gatehouse-login/core/streaming';
import { err, ok, type Result } from 'neverthrow';
import { type TopicUpdate, type WatchOptions, watch } from './watch.ts';

/**
 * Iterates over the updates of a topic. Ends when the signal aborts. If the stream ends for good, or refuses the
 * subscription, the last result is the error. In the mode MERGE, a slow reader gets the newest values of each
 * key; in the other modes every update waits for the reader.
 */
export async function* updates<Fields extends TopicFields>(
  stream: MarketStream,
  topic: StreamTopic<Fields>,
  keys: readonly string[],
  options: WatchOptions = {},
): AsyncGenerator<Result<TopicUpdate<Fields>, StreamError | SubscriptionRefused>, void, undefined> {
  const { signal } = options;
  const waiting = new Map<string | symbol, TopicUpdate<Fields>>();
  let failure: StreamError | SubscriptionRefused | null = null;
  let wake = (): void => {};
  const isOver = (): boolean => failure !== null || signal?.aborted === true;
  const end = (error: StreamError | SubscriptionRefused): void => {
    failure ??= error;
    wake();
  };
  const stopListening = stream.onEnd(end);
  const onAbort = (): void => wake();
  signal?.addEventListener('abort', onAbort, { once: true });
  const leave = watch(
    stream,
    topic,
    keys,
    (update) => {
      const slot = topic.mode === 'MERGE' ? update.key : Symbol();
      const old = waiting.get(slot);
      waiting.set(
        slot,
        old === undefined ? update : { ...update, values: { ...old.values, ...update.values } },
      );
      wake();
    },
    options,
    end,
  );
  try {
    while (true) {
      for (const [slot, update] of waiting) {
        waiting.delete(slot);
        if (signal?.aborted) return;
        yield ok(update);
      }
      if (waiting.size > 0) continue;
      if (isOver()) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (failure !== null && signal?.aborted !== true) yield err(failure);
  } finally {
    leave();
    stopListening();
    signal?.removeEventListener('abort', onAbort);
  }
}
