import type { Clock } from '@gatehouse-login/core';

/** The waiting part of a clock. Nothing here depends on the time of day. */
export type Waiting = Pick<Clock, 'wait'>;

/** Milliseconds from the start of a call to the last byte of its answer, over all attempts. */
export interface Deadlines {
  readonly post: number;
  readonly account: number;
  readonly file: number;
}

/** The default deadlines. */
export const DEFAULT_DEADLINES: Deadlines = { post: 15_000, account: 10_000, file: 8_000 };
