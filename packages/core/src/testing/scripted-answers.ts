import { err, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import type { Cancelled } from '../errors/domain-error.ts';

/** An answer that a fake is to give: at once, or when a promise says so. */
export type Scripted<T, E> = Result<T, E> | PromiseLike<Result<T, E>>;

/** Gives the answers in their order, the last one again and again; a cancelled caller gets none. */
export type PlayAnswers<T, E> = (cancellation: Cancellation) => ResultAsync<T, E | Cancelled>;

/** Makes a player of scripted answers, `otherwise` standing for an empty script. */
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
