import { type Clock, type KeyValueStore, NEVER_CANCELLED } from '@gatehouse-login/core';
import {
  type Arrival,
  clockClaims,
  fakeClock,
  fakeStore,
  keyValueStoreClaims,
  navigatorClaims,
  trackerClaims,
} from '@gatehouse-login/core/testing';
import { type Plant, plant } from './plant.ts';

const clocks = (fault: string, parts: readonly string[], broken: (real: Clock) => Partial<Clock>): Plant =>
  plant(`a clock that ${fault}`, clockClaims, parts, () => {
    const clock = fakeClock();
    return { clock: { ...clock, ...broken(clock) }, pass: clock.advance };
  });

const stores = (
  fault: string,
  parts: readonly string[],
  broken: (real: KeyValueStore) => Partial<KeyValueStore>,
): Plant =>
  plant(`a key-value store that ${fault}`, keyValueStoreClaims, parts, () => {
    let time = 1_000;
    const store = fakeStore({}, () => time);
    const pass = (milliseconds: number): void => {
      time += milliseconds;
    };
    return { store: { ...store, ...broken(store) }, pass };
  });

const navigators = (
  fault: string,
  parts: readonly string[],
  broken: (arrivals: readonly Arrival[]) => readonly Arrival[],
): Plant =>
  plant(`a navigator that ${fault}`, navigatorClaims, parts, () => ({
    leave: async (destinations) =>
      broken(
        destinations.map((destination) => ({
          url: destination.url,
          fields: destination.kind === 'form-post' ? destination.fields : null,
        })),
      ),
  }));

const trackers = (
  fault: string,
  parts: readonly string[],
  broken: (events: readonly object[]) => readonly object[],
): Plant =>
  plant(`a tracker that ${fault}`, trackerClaims, parts, () => ({
    record: async (events) => broken(events),
  }));

/** Saves all keys in one file, a little later. Every write starts from what the file held before. */
const flushLater = (): KeyValueStore => {
  let file: Readonly<Record<string, string>> = {};
  const save = (next: Readonly<Record<string, string>>) => {
    setTimeout(() => {
      file = next;
    });
  };
  return {
    read: (key) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Object.hasOwn(file, key) ? (file[key] ?? null) : null), 5),
      ),
    write: async (key, value) => save(Object.fromEntries([...Object.entries(file), [key, value]])),
    remove: async (key) => save(Object.fromEntries(Object.entries(file).filter(([name]) => name !== key))),
  };
};

/** Keeps values as properties of what looks like a web storage. */
const byProperty = (): Pick<KeyValueStore, 'read' | 'write'> => {
  const storage: Record<string, unknown> = { length: 0, getItem: () => null };
  return {
    read: async (key) => (storage[key] ?? null) as string | null,
    write: async (key, value) => {
      storage[key] = value;
    },
  };
};

/** Broken clocks, stores, navigators and trackers. */
export const OTHERS: readonly Plant[] = [
  clocks('counts seconds', ['shows the time'], ({ now }) => ({ now: () => now() / 1_000 })),
  clocks('ends every wait at once', ['after its time'], () => ({ wait: async () => {} })),
  clocks('cannot be cancelled', ['at once if it is cancelled'], ({ wait }) => ({
    wait: (milliseconds) => wait(milliseconds, NEVER_CANCELLED),
  })),
  stores('keeps nothing', ['returns', 'treats', 'the last of', 'loses', 'removes', 'forgets'], () => ({
    write: async () => {},
  })),
  stores('takes an empty text for none', ['returns ""'], ({ read }) => ({
    read: async (key) => (await read(key)) || null,
  })),
  stores('keeps values as properties', ['treats', 'removes', 'forgets'], byProperty),
  stores('saves later, from what it had', ['loses', 'removes', 'forgets'], flushLater),
  stores('keeps the first value', ['the last of', 'loses'], ({ read, write }) => ({
    write: async (key, ...rest) => ((await read(key)) === null ? write(key, ...rest) : undefined),
  })),
  stores('remembers somebody else', ['is empty at first'], ({ read, write }) => {
    let isNew = true;
    const first = async (key: string): Promise<void> => {
      if (isNew && key === 'username') await write(key, 'DM999999', 1);
      isNew = false;
    };
    return {
      read: (key) => first(key).then(() => read(key)),
      write: async (...given) => {
        isNew = false;
        await write(...given);
      },
    };
  }),
  navigators('writes the address again', ['goes to', 'leaves again'], (arrivals) =>
    arrivals.map(({ url, fields }) => ({ url: url.replace('%2B', '+'), fields })),
  ),
  navigators('leaves out a field', ['posts the fields', 'leaves again'], (arrivals) =>
    arrivals.map(({ url, fields }) => ({ url, fields: fields && { Username: fields.Username ?? '' } })),
  ),
  navigators('leaves once', ['leaves again'], (arrivals) => arrivals.slice(0, 1)),
  trackers('leaves out what is null', ['every field', 'keeps the order'], (events) =>
    events.map((event) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))),
  ),
  trackers('merges equal events', ['keeps the order'], (events) => [...new Set(events)]),
];
