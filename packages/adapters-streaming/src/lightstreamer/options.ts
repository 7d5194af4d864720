import type { Clock } from '@gatehouse-login/core';
import {
  STREAM_DEFAULTS,
  STREAM_SETTING_DEFAULTS,
  type StreamTransport,
} from '@gatehouse-login/core/streaming';
import type { Vendor, VendorClient } from './vendor.ts';

/** The options of a market stream. Most of them come from `streaming` in the configuration. */
export interface MarketStreamOptions {
  /** The address of the streaming server, such as `https://push.example`. */
  readonly serverUrl: string;
  /** The name of its adapter set. `STREAMINGALL` by default. */
  readonly adapterSet?: string;
  /** How long `connect` waits for data to flow, in milliseconds. 10,000 by default. */
  readonly requestTimeout?: number;
  /** The only transport to use. By default the client chooses, WebSocket first. */
  readonly transport?: StreamTransport;
  /** Timings that replace those of the specification. */
  readonly timings?: Partial<Record<keyof typeof STREAM_DEFAULTS, number>>;
  /** This machine's clock by default. */
  readonly clock?: Pick<Clock, 'wait'>;
}

/**
 * The only transport of a connection: undefined for any, null if it is unavailable. Without WebSockets, as in
 * Node before version 22, the vendor's client would throw where nobody can catch it.
 */
export const transportOf = (
  { transport }: MarketStreamOptions,
  hasSockets: boolean,
): StreamTransport | null | undefined =>
  hasSockets ? transport : transport?.startsWith('WS') ? null : (transport ?? 'HTTP');

/** Creates a client for one connection. */
export function makeClient(
  { LightstreamerClient }: Vendor,
  { serverUrl, adapterSet = STREAM_SETTING_DEFAULTS.adapterSet, timings }: MarketStreamOptions,
  transport: StreamTransport | undefined,
  { username, session }: { readonly username: string; readonly session: string },
): VendorClient {
  const client = new LightstreamerClient(serverUrl, adapterSet);
  client.connectionDetails.setUser(username);
  client.connectionDetails.setPassword(session);
  const { connectionOptions } = client;
  const times = { ...STREAM_DEFAULTS, ...timings };
  connectionOptions.setContentLength(times.contentLength);
  connectionOptions.setIdleTimeout(times.idleTimeout);
  connectionOptions.setReconnectTimeout(times.reconnectTimeout);
  connectionOptions.setStalledTimeout(times.stalledTimeout);
  connectionOptions.setRetryDelay(times.retryDelay);
  connectionOptions.setFirstRetryMaxDelay(times.firstRetryMaxDelay);
  if (transport !== undefined) connectionOptions.setForcedTransport(transport);
  return client;
}
