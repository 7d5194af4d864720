import type { TransportFault } from './fault.ts';

/** How often a request is sent again after it failed. */
export const MAX_RETRIES = 2;

const FIRST_PAUSE_MS = 300;
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Says whether a failed request may be sent again by itself: a GET alone, and only after what may pass, which is a
 * lost connection or a gateway's 502, 503 (without Retry-After) or 504.
 */
export function mayRetry(method: string, fault: TransportFault, retriesSoFar: number): boolean {
  if (method !== 'GET' || retriesSoFar >= MAX_RETRIES || fault.kind !== 'unreachable') return false;
  return fault.status === undefined || PASSING_STATUSES.includes(fault.status);
}

/** The pause before a retry, in milliseconds: longer each time, and spread, so that visitors do not come in step. */
export function retryPause(retriesSoFar: number, random: () => number): number {
  return Math.round(FIRST_PAUSE_MS * 2 ** retriesSoFar * (0.5 + random()));
}
