import { err, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled } from '../errors/domain-error.ts';

/** An answer for a fake to give: at once, or once a promise resolves. */
export type Scripted<T, E> = Result<T, E> | PromiseLike<Result<T, E>>;

/** Returns the answers in order and repeats the last one. Returns `cancelled` to a cancelled caller. */
export type PlayAnswers<T, E> = (cancellation: Cancellation) => ResultAsync<T, E | Cancelled>;

/** Creates a player of scripted answers. Without any, it returns `otherwise`. */
export function playAnswers<T, E>(
  answers: readonly Scripted<T, E>[],
  otherwise: Result<T, E>,
): PlayAnswers<T, E> {
  const left = [...answers];
  let current: Scripted<T, E> = otherwise;
  return (cancellation) => {
    const cancelled: Result<T, E | Cancelled> = err({ kind: 'cancelled' });
    if (cancellation.cancelled) return new ResultAsync(Promise.resolve(cancelled));
    current = left.shift() ?? current;
    const answer = current;
    return new ResultAsync(
      new Promise<Result<T, E | Cancelled>>((resolve) => {
        const stopListening = cancellation.onCancel(() => resolve(cancelled));
        Promise.resolve(answer).then((result) => {
          stopListening();
          resolve(result);
        });
      }),
    );
  };
}
