import type { Tracker, TrackingEvent } from '@gatehouse/core';

declare global {
  interface Window {
    dataLayer?: TrackingEvent[];
  }
}

/** Pushes tracking events to the page's data layer (spec 7). */
export const dataLayerTracker: Tracker = {
  record(event) {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
};
