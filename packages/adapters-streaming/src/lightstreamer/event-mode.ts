import type { StreamSubscription } from '@gatehouse-login/core/streaming';
import { type Deliver, type Mode, valuesOf } from './mode.ts';

type Values = Readonly<Record<string, string | null>>;

const isSame = (one: Values, other: Values): boolean =>
  Object.entries(one).every(([field, value]) => other[field] === value);

/**
 * RAW and DISTINCT: every update is an event of its own, and none is left out. In a new session, the snapshot
 * repeats the last events: those up to the last delivered one are not delivered twice.
 */
export function makeEventMode({ fields }: StreamSubscription, deliver: Deliver): Mode {
  const last = new Map<string, Values>();
  const replays = new Map<string, Values[]>();

  function emit(item: string, values: Values): void {
    last.set(item, values);
    deliver({ item, values });
  }

  function endReplay(item: string): void {
    const events = replays.get(item);
    if (events === undefined) return;
    replays.delete(item);
    const known = last.get(item);
    const seen = known === undefined ? -1 : events.findLastIndex((values) => isSame(values, known));
    for (const values of events.slice(seen + 1)) emit(item, values);
  }

  return {
    subscribed() {
      replays.clear();
      for (const item of last.keys()) replays.set(item, []);
    },
    update(update) {
      const item = update.getItemName();
      const values = valuesOf(update, fields);
      const replay = replays.get(item);
      if (replay !== undefined && update.isSnapshot()) {
        replay.push(values);
        return;
      }
      endReplay(item);
      emit(item, values);
    },
    snapshotEnded: endReplay,
    close: () => {},
  };
}
