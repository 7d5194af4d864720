import {
  makeTransport,
  systemClock,
  type Transport,
  type TransportOptions,
} from '@gatehouse-login/adapters-http';

/** A real transport to a test's server, whose pauses between retries are short. */
export function quickTransport(origin: string, overrides: Partial<TransportOptions> = {}): Transport {
  return makeTransport({
    apiBase: `${origin}/api`,
    origin,
    fetch,
    cookie: () => null,
    cookiesEnabled: () => true,
    online: () => true,
    clock: { wait: (milliseconds, cancellation) => systemClock.wait(shortened(milliseconds), cancellation) },
    ...overrides,
  });
}

/** A transport that gives up after 40 milliseconds. */
export const impatientTransport = (origin: string): Transport =>
  quickTransport(origin, { clock: systemClock, deadlines: { post: 40, account: 40, file: 40 } });

// Deadlines are seconds long and stay; pauses are less and nearly vanish.
const shortened = (milliseconds: number): number =>
  milliseconds < 2000 ? Math.min(milliseconds, 5) : milliseconds;
