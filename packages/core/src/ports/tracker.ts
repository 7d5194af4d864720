import type { TrackingEvent } from '../tracking/tracking-event.ts';

/** Records events for the brand's own statistics. */
export interface Tracker {
  /** Records an event. The login does not wait for it. */
  record(event: TrackingEvent): void;
}
