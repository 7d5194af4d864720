import type { Navigator } from '../ports/navigator.ts';
import type { Destination } from '../redirect/destination.ts';

/** A navigator that stays, and keeps where it was sent. */
export interface FakeNavigator extends Navigator {
  readonly destinations: readonly Destination[];
}

/** Records destinations into a list. */
export function fakeNavigator(): FakeNavigator {
  const destinations: Destination[] = [];
  return { destinations, leave: (destination) => destinations.push(destination) };
}
