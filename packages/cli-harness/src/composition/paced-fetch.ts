import { setTimeout as pause } from 'node:timers/promises';

/** How a host other than this machine is spared. */
export interface Pace {
  /** Requests a second, over time. */
  readonly perSecond: number;
  /** How many may come at once before that. */
  readonly burst: number;
}

/** So many a second, which may come at once. */
export const paceOf = (perSecond: number): Pace => ({ perSecond, burst: perSecond });

/** A test environment serves others, too. */
export const GENTLE = paceOf(20);

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

/**
 * Makes what keeps a fetch to a pace for each host, whoever calls it: a request that comes too early waits. Requests to
 * this machine never wait. A request that is aborted while it waits is never sent.
 */
export function makePacing(
  now: () => number = Date.now,
): (fetch: typeof globalThis.fetch, pace: Pace) => typeof globalThis.fetch {
  // When each host would be due if all its requests so far had come at the pace.
  const due = new Map<string, number>();
  return (fetch, { perSecond, burst }) =>
    async (input, init) => {
      const interval = 1_000 / perSecond;
      const request = input instanceof Request ? input : null;
      const { hostname } = new URL(request?.url ?? String(input));
      if (THIS_MACHINE.test(hostname)) return fetch(input, init);
      const start = now();
      const next = Math.max(due.get(hostname) ?? 0, start);
      due.set(hostname, next + interval);
      const wait = next - (burst - 1) * interval - start;
      const signal = init?.signal ?? request?.signal;
      if (wait > 0) await pause(wait, undefined, signal ? { signal } : {});
      return fetch(input, init);
    };
}
