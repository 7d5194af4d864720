import type { TransportFault } from './fault.ts';

/** How often a failed request is sent again. */
export const MAX_RETRIES = 2;

const FIRST_PAUSE_MS = 300;
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Whether to send a failed request again: only a GET, after a fault that may pass. These are a lost
 * connection and a gateway's 502, 503 (without Retry-After) and 504.
 */
export function mayRetry(method: string, fault: TransportFault, retriesSoFar: number): boolean {
  if (method !== 'GET' || retriesSoFar >= MAX_RETRIES || fault.kind !== 'unreachable') return false;
  return fault.status === undefined || PASSING_STATUSES.includes(fault.status);
}

/**
 * The pause before a retry in milliseconds. It grows, and is random, so that visitors do not retry all at
 * once.
 */
export function retryPause(retriesSoFar: number, random: () => number): number {
  return Math.round(FIRST_PAUSE_MS * 2 ** retriesSoFar * (0.5 + random()));
}
