import { callName } from './call-name.ts';
import type { Call } from './contract.ts';

type Fetch = typeof globalThis.fetch;

/** Wraps a fetch. Calls `onCall` after each call of the site or the platform. */
export const timedFetch =
  (fetch: Fetch, origin: string, onCall: (call: Call) => void): Fetch =>
  (input, init) => {
    const start = performance.now();
    const name = callName(input instanceof Request ? input.url : String(input), origin);
    if (name === null) return fetch(input, init);
    const since = (): number => performance.now() - start;
    return fetch(input, init).then(
      (answer) => {
        const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
        const wait = Number.isNaN(seconds) ? null : seconds * 1_000;
        onCall({ name, ms: since(), status: answer.status, wait });
        return answer;
      },
      (error) => {
        onCall({ name, ms: since(), status: null, wait: null });
        return Promise.reject(error);
      },
    );
  };
