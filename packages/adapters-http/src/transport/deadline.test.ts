import { makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import { fakeClock } from '@gatehouse-login/core/testing';
import { ok, type Result } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { type Stop, withinDeadline } from './deadline.ts';

const never = (): Promise<Result<string, never>> => new Promise(() => {});

function run(work: (stop: Stop) => Promise<Result<string, never>>, cancellation = NEVER_CANCELLED) {
  const clock = fakeClock();
  const ended = vi.fn();
  const result = withinDeadline({ milliseconds: 15_000, clock, cancellation }, work);
  result.then(ended);
  return { clock, ended, result };
}

describe('deadline', () => {
  it('lets work end in its time, and leaves no timer behind', async () => {
    const { clock, result } = run(async () => ok('done'));
    expect(await result).toEqual(ok('done'));
    expect(clock.waiting).toBe(0);
  });

  it('falls at its time and not before, and aborts the work', async () => {
    const signals: AbortSignal[] = [];
    const { clock, ended, result } = run(({ signal }) => {
      signals.push(signal);
      return never();
    });
    await clock.advance(14_999);
    expect(ended).not.toHaveBeenCalled();
    await clock.advance(1);
    expect((await result)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is judged once after a sleep: what has arrived meanwhile still counts', async () => {
    let arrive = (): void => {};
    const { clock, result } = run(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(ok('arrived'));
        }),
    );
    await clock.advance(14_950);
    arrive();
    await clock.advance(3_600_000);
    expect(await result).toEqual(ok('arrived'));
  });

  it('is judged once after a sleep: silence ends it', async () => {
    const { clock, ended } = run(never);
    await clock.advance(3_600_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('gives way to a cancellation, which aborts the work', async () => {
    const cancellation = makeCancellation();
    const signals: AbortSignal[] = [];
    const { clock, result } = run(({ signal }) => {
      signals.push(signal);
      return never();
    }, cancellation);
    cancellation.cancel();
    expect((await result)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    expect(signals[0]?.aborted).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it('listens for a cancellation no longer than it lasts', async () => {
    const stopListening = vi.fn();
    const { result } = run(async () => ok('done'), { cancelled: false, onCancel: () => stopListening });
    await result;
    expect(stopListening).toHaveBeenCalledTimes(1);
  });

  it('starts no work for a caller who has given up', async () => {
    const cancellation = makeCancellation();
    cancellation.cancel();
    const work = vi.fn(never);
    expect((await run(work, cancellation).result)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    expect(work).not.toHaveBeenCalled();
  });

  it('turns a defect of the work into a value', async () => {
    const { result } = run(() => Promise.reject(new Error('defect')));
    expect((await result)._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });
});
