import type { Tracker } from '../ports/tracker.ts';
import type { TrackingEvent } from '../tracking/tracking-event.ts';

/** A tracker that records its events. */
export interface FakeTracker extends Tracker {
  /** The events, in order. */
  readonly events: readonly TrackingEvent[];
}

/** Creates a tracker that records its events. */
export function fakeTracker(): FakeTracker {
  const events: TrackingEvent[] = [];
  return { events, record: (event) => events.push(event) };
}
