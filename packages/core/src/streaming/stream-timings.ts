/**
 * The streaming defaults of spec 9, each under the option that it is the default of. Times are in milliseconds. The
 * specification gives only the figures: they are, in order, the defaults of version 7.1 of the vendor's client
 * (docs/guides/streaming.md).
 */
export const STREAM_DEFAULTS = {
  /** How many bytes one HTTP streaming answer carries before it is replaced. */
  contentLength: 4_000_000,
  /** How long the server may keep a poll waiting ("keep-alive"). */
  idleTimeout: 19_000,
  /** How long a stalled connection is waited for before it is recovered. */
  reconnectTimeout: 3_000,
  /** How long after a missed sign of life a connection counts as stalled. */
  stalledTimeout: 2_000,
  /** The pause before a failed connection is tried again. */
  retryDelay: 5_000,
  /** The longest random pause before the first attempt after a lost connection ("polling 100 ms"). */
  firstRetryMaxDelay: 100,
} as const;

/** Spec 9 has 4,000 ms as well: the time for a connection attempt. The client in use has no option for it. */
export const STREAM_CONNECT_TIMEOUT = 4_000;

/**
 * The defaults of the settings under `streaming` in `configs/config.json`. The specification names these settings
 * without values.
 */
export const STREAM_SETTING_DEFAULTS = {
  adapterSet: 'STREAMINGALL',
  requestTimeout: 10_000,
  reopenDelay: 5_000,
  drawThrottle: 250,
} as const;
