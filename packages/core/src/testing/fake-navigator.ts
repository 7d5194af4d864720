import type { Navigator } from '../ports/navigator.ts';
import type { Destination } from '../redirect/destination.ts';

/** A navigator that goes nowhere and records its destinations. */
export interface FakeNavigator extends Navigator {
  /** The destinations, in order. */
  readonly destinations: readonly Destination[];
}

/** Creates a navigator that records its destinations. */
export function fakeNavigator(): FakeNavigator {
  const destinations: Destination[] = [];
  return { destinations, leave: (destination) => destinations.push(destination) };
}
