import type { TrackingEvent } from '../tracking/tracking-event.ts';

/** Records events for the brand's own statistics. */
export interface Tracker {
  record(event: TrackingEvent): void;
}
