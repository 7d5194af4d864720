import { describe, expect, it } from 'vitest';
import { isStable, STREAM_STATUSES } from './stream-status.ts';

describe('the streaming statuses', () => {
  it('are those of the specification, and the recovery of a lost session [4.32]', () => {
    expect(STREAM_STATUSES).toEqual([
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
    ]);
  });

  it('let data flow once a transport is chosen', () => {
    expect(STREAM_STATUSES.filter(isStable)).toEqual([
      'CONNECTED:WS-STREAMING',
      'CONNECTED:HTTP-STREAMING',
      'CONNECTED:WS-POLLING',
      'CONNECTED:HTTP-POLLING',
    ]);
  });
});
