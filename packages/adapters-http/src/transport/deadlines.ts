import type { Clock } from '@gatehouse-login/core';

/** Waiting, and nothing else of a clock: no decision here depends on the time of day. */
export type Waiting = Pick<Clock, 'wait'>;

/** Milliseconds from the start of a call to the last byte of its answer, all attempts together. */
export interface Deadlines {
  readonly post: number;
  readonly account: number;
  readonly file: number;
}

/** The deadlines that stand where none are given. */
export const DEFAULT_DEADLINES: Deadlines = { post: 15_000, account: 10_000, file: 8_000 };
