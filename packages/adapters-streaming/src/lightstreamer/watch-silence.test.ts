import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VendorClient } from './vendor.ts';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function arrange(stalledTimeout: number) {
  const told = { silent: vi.fn(), heard: vi.fn() };
  const stalled = vi.fn();
  const restart = vi.fn();
  const machine = { evtStalledTimeout: () => stalled(), evtRestartKeepalive: () => restart() };
  watchSilence({ delegate: { machine } } as unknown as VendorClient, stalledTimeout, told);
  return { machine, told, stalled, restart };
}

describe('watching for silence', () => {
  it('starts the timer of silence anew at most every 25 ms, and tells of every line', () => {
    const { machine, told, restart } = arrange(2_000);
    for (let ms = 0; ms < 50; ms += 1) {
      machine.evtRestartKeepalive();
      vi.advanceTimersByTime(1);
    }
    expect(restart).toHaveBeenCalledTimes(2);
    expect(told.heard).toHaveBeenCalledTimes(50);
  });

  it('is never more than a twentieth of the waiting time early', () => {
    const { machine, restart } = arrange(100);
    for (let ms = 0; ms < 50; ms += 1) {
      machine.evtRestartKeepalive();
      vi.advanceTimersByTime(1);
    }
    expect(restart).toHaveBeenCalledTimes(10);
  });

  it('starts it anew with the first line after a silence, however soon', () => {
    const { machine, told, stalled, restart } = arrange(2_000);
    machine.evtRestartKeepalive();
    machine.evtStalledTimeout();
    expect(stalled).toHaveBeenCalledOnce();
    expect(told.silent).toHaveBeenCalledOnce();
    machine.evtRestartKeepalive();
    expect(restart).toHaveBeenCalledTimes(2);
  });

  it('does without a machine that has these events', () => {
    const told = { silent: vi.fn(), heard: vi.fn() };
    for (const client of [{}, { delegate: {} }, { delegate: { machine: {} } }])
      expect(() => watchSilence(client as unknown as VendorClient, 1, told)).not.toThrow();
  });
});
