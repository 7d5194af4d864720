/** The statuses of a streaming connection: those of spec 4, and TLCP's recovery of a lost connection. */
export const STREAM_STATUSES = [
  'CONNECTING',
  'CONNECTED:STREAM-SENSING',
  'CONNECTED:WS-STREAMING',
  'CONNECTED:HTTP-STREAMING',
  'CONNECTED:WS-POLLING',
  'CONNECTED:HTTP-POLLING',
  'STALLED',
  'DISCONNECTED:TRYING-RECOVERY',
  'DISCONNECTED:WILL-RETRY',
  'DISCONNECTED',
] as const;

/** A status of a streaming connection. */
export type StreamStatus = (typeof STREAM_STATUSES)[number];

/** Checks whether data can flow in this status. */
export const isStable = (status: StreamStatus): boolean =>
  status.startsWith('CONNECTED:') && status !== 'CONNECTED:STREAM-SENSING';
