import { describe, expect, it } from 'vitest';
import { isStable, STREAM_STATUSES } from './stream-status.ts';
import { connectionAfter, mayFollow, NOT_CONNECTED, STREAM_TRANSITIONS } from './stream-transitions.ts';

const connected = { status: 'CONNECTED:HTTP-STREAMING', stable: 'CONNECTED:HTTP-STREAMING' } as const;

describe('the orders of the streaming statuses', () => {
  it('begin and end with DISCONNECTED, and reach every status from it', () => {
    const reached = new Set<string>(['DISCONNECTED']);
    for (const status of reached) {
      for (const next of STREAM_TRANSITIONS[status as 'DISCONNECTED']) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...STREAM_STATUSES].sort());
    for (const status of STREAM_STATUSES) {
      expect(status === 'DISCONNECTED' || mayFollow(status, 'DISCONNECTED'), status).toBe(true);
    }
  });

  it('have no status follow itself, and no data before a connection', () => {
    for (const status of STREAM_STATUSES) {
      expect(mayFollow(status, status)).toBe(false);
      if (isStable(status)) expect(mayFollow('DISCONNECTED', status)).toBe(false);
    }
    expect(mayFollow('DISCONNECTED:WILL-RETRY', 'CONNECTED:WS-STREAMING')).toBe(false);
  });
});

describe('a streaming connection', () => {
  it('takes the status that is reported', () => {
    const next = connectionAfter(NOT_CONNECTED, { type: 'reported', status: 'CONNECTING' });
    expect(next).toEqual({ status: 'CONNECTING', stable: null });
    expect(connectionAfter(next, { type: 'reported', status: 'CONNECTING' })).toBe(next);
  });

  it('stalls when the server falls silent, and returns to where it was', () => {
    const stalled = connectionAfter(connected, { type: 'silent' });
    expect(stalled.status).toBe('STALLED');
    expect(connectionAfter(stalled, { type: 'silent' })).toBe(stalled);
    expect(connectionAfter(stalled, { type: 'heard' })).toEqual(connected);
    expect(connectionAfter(connected, { type: 'heard' })).toBe(connected);
  });

  it('does not stall unless data could flow', () => {
    for (const status of STREAM_STATUSES) {
      const next = connectionAfter({ status, stable: null }, { type: 'silent' });
      expect(next.status).toBe(isStable(status) ? 'STALLED' : status);
    }
  });
});
