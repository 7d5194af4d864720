import type { Destination } from '../redirect/destination.ts';

/** Sends the visitor away from the site. */
export interface Navigator {
  /** Goes to a destination that the core has chosen. Never pass an address from anywhere else. */
  leave(destination: Destination): void;
}
