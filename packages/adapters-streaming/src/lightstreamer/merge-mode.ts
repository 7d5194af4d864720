import type { Clock } from '@gatehouse-login/core';
import { makeConflation, type StreamSubscription } from '@gatehouse-login/core/streaming';
import { changesOf, type Deliver, type Mode, type ServerUpdate, valuesOf } from './mode.ts';

/**
 * A value replaces the one before. An update of the vendor's has all values of its item, so the last one stands for
 * all that the throttle held back: until its turn comes, an update costs no more than an entry in a map.
 */
export function makeMergeMode(
  { fields, throttle = 0 }: StreamSubscription,
  clock: Pick<Clock, 'wait'>,
  deliver: Deliver,
): Mode {
  const shown = new Map<number, Record<string, string | null>>();
  const turns = makeConflation<number, ServerUpdate>(
    throttle,
    clock,
    (position, update) => {
      const values = valuesOf(update, fields);
      const changes = changesOf(shown.get(position), values);
      shown.set(position, values);
      if (changes !== null) deliver({ item: update.getItemName(), values: changes });
    },
    (_, next) => next,
  );
  return {
    subscribed: () => {},
    update: (update) => turns.put(update.getItemPos(), update),
    snapshotEnded: () => {},
    close: turns.close,
  };
}
