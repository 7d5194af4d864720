import { makeTransport, type Transport, type TransportOptions } from '@gatehouse-login/adapters-http';
import { systemClock } from '@gatehouse-login/core';

/** A real transport to a test's server, with short pauses between retries. */
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

// Deadlines take seconds and stay. Pauses are shorter and become almost nothing.
const shortened = (milliseconds: number): number =>
  milliseconds < 2000 ? Math.min(milliseconds, 5) : milliseconds;
