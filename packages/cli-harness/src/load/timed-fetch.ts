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

/** The names of the platform's calls, by the end of the path. */
const CALLS: readonly (readonly [path: RegExp, name: string])[] = [
  [/\/configs\/config\.json$/, 'config'],
  [/\/v2\/Session$/i, 'session'],
  [/\/session\/deleteSession$/i, 'log-off'],
  [/\/2FA\/Token\/[^/]+\/Code$/i, 'send-code'],
  [/\/2FA\/VerifyAuthCode$/i, 'verify-code'],
  [/\/session\/changePassword$/i, 'change-password'],
  [/\/ClientAndTradingAccount$/i, 'account'],
];

/** Returns the name of a request in figures, such as `session` or `document`. Returns null for requests to other sites. */
function callName(url: string, origin: string): string | null {
  const { pathname, origin: called } = new URL(url);
  const known = CALLS.find(([path]) => path.test(pathname));
  return known?.[1] ?? (called === origin ? 'document' : null);
}
