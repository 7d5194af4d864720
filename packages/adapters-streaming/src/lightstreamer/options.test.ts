import { STREAM_DEFAULTS } from '@gatehouse-login/core/streaming';
import { describe, expect, it } from 'vitest';
import { makeClient, transportOf } from './options.ts';
import { loadVendor } from './vendor.ts';

const SERVER = { serverUrl: 'https://push.example' };
const SESSION = { username: 'DM1', session: 's-1' };

describe('a client of the vendor’s', () => {
  it('has the timings of the specification under its own options, and no others [9.16]', async () => {
    const { connectionOptions, connectionDetails } = makeClient(
      await loadVendor(),
      SERVER,
      undefined,
      SESSION,
    );
    expect({
      contentLength: connectionOptions.getContentLength(),
      idleTimeout: connectionOptions.getIdleTimeout(),
      reconnectTimeout: connectionOptions.getReconnectTimeout(),
      stalledTimeout: connectionOptions.getStalledTimeout(),
      retryDelay: connectionOptions.getRetryDelay(),
      firstRetryMaxDelay: connectionOptions.getFirstRetryMaxDelay(),
    }).toEqual(STREAM_DEFAULTS);
    // With these two, a lost connection would be noticed after 24 seconds, and polls would never rest.
    expect([connectionOptions.getKeepaliveInterval(), connectionOptions.getPollingInterval()]).toEqual([
      0, 0,
    ]);
    expect([connectionDetails.getAdapterSet(), connectionDetails.getUser()]).toEqual(['STREAMINGALL', 'DM1']);
  });

  it('uses HTTP where there are no WebSockets, and nothing if only they are allowed', () => {
    expect(transportOf(SERVER, true)).toBeUndefined();
    expect(transportOf(SERVER, false)).toBe('HTTP');
    expect(transportOf({ ...SERVER, transport: 'HTTP-POLLING' }, false)).toBe('HTTP-POLLING');
    expect(transportOf({ ...SERVER, transport: 'WS' }, false)).toBeNull();
  });
});
