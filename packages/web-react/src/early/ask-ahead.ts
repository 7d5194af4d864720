/**
 * Hands over the response to a file that the document asked for ahead: once, and null after that. `signal` ends the
 * request, so that the next one for the same file does not wait behind it.
 */
export type TakeAhead = (url: string, signal?: AbortSignal | null) => Promise<Response> | null;

/** Asks for files of the site before the page's scripts are there. */
export function askAhead(...paths: readonly string[]): TakeAhead {
  const asked = new Map(
    paths.map((path) => {
      const stop = new AbortController();
      const response = fetch(path, {
        headers: { Accept: 'application/json' },
        // A preload would not ask past the browser's cache.
        cache: 'no-cache',
        redirect: 'error',
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        signal: stop.signal,
      });
      // Whoever takes it handles a failure.
      response.catch(() => {});
      return [location.origin + path, { stop, response }] as const;
    }),
  );
  return (url, signal) => {
    const { stop, response = null } = asked.get(url) ?? {};
    asked.delete(url);
    signal?.addEventListener('abort', () => stop?.abort());
    return response;
  };
}

declare global {
  interface Window {
    /** Set by documents that ask for files ahead. */
    takeAhead?: TakeAhead;
  }
}
