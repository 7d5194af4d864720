import type { Clock } from '@gatehouse-login/core';

/** The waiting part of a clock. Nothing here depends on the time of day. */
export type Waiting = Pick<Clock, 'wait'>;

/** Milliseconds from the start of a call to the last byte of its answer, over all attempts. */
export interface Deadlines {
  /** Every POST: signing in, codes, passwords. 15,000 milliseconds by default. */
  readonly post: number;
  /** The account call. 10,000 milliseconds by default. */
  readonly account: number;
  /** Files of the site: its configuration and its texts. 8,000 milliseconds by default. */
  readonly file: number;
}

/** The default deadlines. */
export const DEFAULT_DEADLINES: Deadlines = { post: 15_000, account: 10_000, file: 8_000 };
