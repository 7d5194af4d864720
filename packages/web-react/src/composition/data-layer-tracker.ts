import type { Tracker, TrackingEvent } from '@gatehouse-login/core';

declare global {
  interface Window {
    dataLayer?: TrackingEvent[];
  }
}

/** Pushes tracking events to the page's data layer (spec 7). */
export const dataLayerTracker: Tracker = {
  record(event) {
    try {
      window.dataLayer ??= [];
      window.dataLayer.push(event);
    } catch {
      // The data layer is other people's code. Its faults must not stop a visitor from logging in.
    }
  },
};
