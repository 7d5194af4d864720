import type { StreamStatus } from '@gatehouse-login/core/streaming';
import { fakeClock } from '@gatehouse-login/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { makeScriptedStream, type StreamScript } from './scripted-stream.ts';

const SESSION = { username: 'DM123456', session: 's-1' };

function play(script: StreamScript) {
  const clock = fakeClock();
  const stream = makeScriptedStream(script, clock);
  const statuses: StreamStatus[] = [];
  stream.onStatus((status) => statuses.push(status));
  const ended = vi.fn();
  const connection = stream.connect(SESSION);
  connection.then(ended);
  return { clock, stream, statuses, ended, connection };
}

describe('scripted stream', () => {
  it('plays its moments at their times, whatever their order in the script', async () => {
    const { clock, statuses } = play([
      { at: 500, status: 'STALLED' },
      { at: 0, status: 'CONNECTING' },
      { at: 100, status: 'CONNECTED:WS-STREAMING' },
    ]);
    await clock.advance(99);
    expect(statuses).toEqual(['CONNECTING']);
    await clock.advance(1);
    expect(statuses.at(-1)).toBe('CONNECTED:WS-STREAMING');
    await clock.advance(400);
    expect(statuses.at(-1)).toBe('STALLED');
  });

  it('is connected once data can flow, not while the transport is being chosen', async () => {
    const { clock, ended, connection } = play([
      { at: 0, status: 'CONNECTED:STREAM-SENSING' },
      { at: 50, status: 'CONNECTED:HTTP-POLLING' },
    ]);
    await clock.advance(49);
    expect(ended).not.toHaveBeenCalled();
    await clock.advance(1);
    expect((await connection).isOk()).toBe(true);
  });

  it('plays nothing after a refusal', async () => {
    const { clock, statuses, connection } = play([
      { at: 0, status: 'CONNECTING' },
      { at: 10, refusal: 2 },
      { at: 20, status: 'CONNECTED:WS-STREAMING' },
    ]);
    await clock.advance(100);
    expect((await connection)._unsafeUnwrapErr()).toEqual({
      kind: 'stream-refused',
      code: 2,
      refusal: 'configuration',
    });
    expect(statuses).toEqual(['CONNECTING', 'DISCONNECTED']);
  });

  it('answers a connection that is given up, and stops', async () => {
    const { clock, stream, statuses, connection } = play([
      { at: 10, status: 'CONNECTING' },
      { at: 50, status: 'CONNECTED:WS-STREAMING' },
    ]);
    await clock.advance(10);
    stream.disconnect();
    stream.disconnect();
    expect((await connection)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    await clock.advance(100);
    expect(statuses).toEqual(['CONNECTING', 'DISCONNECTED']);
    expect(clock.waiting).toBe(0);
  });

  it('answers a script that ends without a connection', async () => {
    const { clock, connection } = play([{ at: 5, status: 'CONNECTING' }]);
    await clock.advance(5);
    expect((await connection)._unsafeUnwrapErr()).toMatchObject({ code: 33 });
  });

  it('plays from the start on every connection', async () => {
    const { clock, stream, statuses } = play([{ at: 10, status: 'CONNECTED:WS-STREAMING' }]);
    await clock.advance(10);
    const again = stream.connect(SESSION);
    await clock.advance(10);
    expect((await again).isOk()).toBe(true);
    expect(statuses).toEqual(['CONNECTED:WS-STREAMING', 'DISCONNECTED', 'CONNECTED:WS-STREAMING']);
  });
});
