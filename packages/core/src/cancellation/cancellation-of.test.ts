import { describe, expect, it, vi } from 'vitest';
import { cancellationOf } from './cancellation-of.ts';

describe('the cancellation of a signal', () => {
  it('happens with it', () => {
    const aborting = new AbortController();
    const cancellation = cancellationOf(aborting.signal);
    expect(cancellation.cancelled).toBe(false);
    aborting.abort();
    expect(cancellation.cancelled).toBe(true);
    expect(cancellationOf(aborting.signal).cancelled).toBe(true);
  });

  it('listens only once, and not to a signal that has aborted', () => {
    const addEventListener = vi.fn();
    const signal = { addEventListener, removeEventListener: () => {} };
    cancellationOf({ ...signal, aborted: true });
    expect(addEventListener).not.toHaveBeenCalled();
    cancellationOf({ ...signal, aborted: false });
    expect(addEventListener).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function), { once: true });
  });

  it('never happens without a signal', () => {
    expect(cancellationOf(undefined).cancelled).toBe(false);
  });
});
