import type { Destination } from '../redirect/destination.ts';

/** Sends the visitor away from the site. */
export interface Navigator {
  /** Leaves for a destination that the core has chosen; never for an address found elsewhere. */
  leave(destination: Destination): void;
}
