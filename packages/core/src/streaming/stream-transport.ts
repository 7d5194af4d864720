/** The transports that a connection can be limited to (spec 4). `WS` and `HTTP` allow streaming and polling. */
export const STREAM_TRANSPORTS = [
  'WS-STREAMING',
  'HTTP-STREAMING',
  'WS-POLLING',
  'HTTP-POLLING',
  'WS',
  'HTTP',
] as const;

/** A transport that a connection can be limited to. */
export type StreamTransport = (typeof STREAM_TRANSPORTS)[number];
