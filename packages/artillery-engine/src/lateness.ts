import type { Phase } from './artillery.ts';

/**
 * Returns the planned time of an arrival, in milliseconds since the start of its phase, or null if the phase plans none.
 * `at` counts from 0.
 */
export function plannedAt(phase: Phase, at: number): number | null {
  const { duration = 1, arrivalRate = 0, arrivalCount, rampTo, maxVusers, mode = 'uniform' } = phase;
  // Artillery does not tell engines which arrivals it drops.
  if (maxVusers !== undefined) return null;
  if (arrivalCount !== undefined) return ((at + 1) * duration * 1_000) / arrivalCount;
  if (rampTo !== undefined) return inRamp(phase, at);
  return mode === 'uniform' && arrivalRate > 0 ? ((at + 1) * 1_000) / arrivalRate : null;
}

/** Returns the planned time of an arrival in a ramp. Artillery plans each second by itself. */
function inRamp(
  { duration = 1, arrivalRate = 0, rampTo = 0, worker = 1, totalWorkers = 1 }: Phase,
  at: number,
) {
  const slope = (rampTo - arrivalRate) / (duration - 1);
  let before = 0;
  for (let second = 0; second < duration && duration > 1; second += 1) {
    const wanted = slope * second + arrivalRate;
    const shared = Math.round((wanted % 1) * totalWorkers);
    const count = Math.floor(wanted) + (shared >= worker ? 1 : 0);
    if (at < before + count) {
      const pause = Math.min(Math.floor(1_000 / count), 1_000);
      return second * 1_000 + (at - before + 1) * pause;
    }
    before += count;
  }
  return null;
}

/**
 * Returns a function that measures how late the next visitor arrives, in milliseconds. A busy generator creates visitors
 * late, and times measured from the arrival would hide the delay (coordinated omission). The result is 0 if arrivals have
 * no planned time, as with `mode: poisson` and `maxVusers`.
 */
export function makeLateness(phases: readonly Phase[], now: () => number = Date.now): () => number {
  const arrived = new Map<Phase, number>();
  return () => {
    const phase = phases.findLast(({ startTime }) => startTime !== undefined);
    if (phase?.startTime === undefined) return 0;
    const at = arrived.get(phase) ?? 0;
    arrived.set(phase, at + 1);
    const planned = plannedAt(phase, at);
    return planned === null ? 0 : Math.max(0, now() - phase.startTime - planned);
  };
}
