import { makeMemoryStore, makeVersionedStore, type WebStorage } from '@gatehouse-login/adapters-http';
import type { KeyValueStore } from '@gatehouse-login/core';
import { fakeStore, keyValueStoreClaims, type StoreSubject } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';

type MakeStore = (now: () => number) => KeyValueStore;

/** Makes a store, and a time of its own for it. */
function subjectOf(make: MakeStore): StoreSubject {
  let time = 1_000;
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { store: make(() => time), pass };
}

function mapStorage(): WebStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const flushLater = (): KeyValueStore => {
  // All keys in one file that is written later: every write starts from what the file held before.
  let file: Readonly<Record<string, string>> = {};
  const save = (next: Readonly<Record<string, string>>) => {
    setTimeout(() => {
      file = next;
    });
  };
  return {
    read: (key) => new Promise((resolve) => setTimeout(() => resolve(file[key] ?? null), 5)),
    write: async (key, value) => save({ ...file, [key]: value }),
    remove: async (key) => save(Object.fromEntries(Object.entries(file).filter(([name]) => name !== key))),
  };
};

describe.each<[string, MakeStore]>([
  ['fake', (now) => fakeStore({}, now)],
  ['memory', makeMemoryStore],
  ['web storage', (now) => makeVersionedStore(mapStorage(), { version: 1, now })],
  ['no web storage', (now) => makeVersionedStore(null, { version: 1, now })],
  [
    'web storage that is full',
    (now) => makeVersionedStore({ ...mapStorage(), setItem: refuse }, { version: 1, now }),
  ],
  [
    'web storage that refuses everything',
    (now) =>
      makeVersionedStore({ getItem: refuse, setItem: refuse, removeItem: refuse }, { version: 1, now }),
  ],
])('key-value store: %s', (_name, makeStore) => {
  it.each(keyValueStoreClaims)('$claim', ({ check }) => check(subjectOf(makeStore)));
});

describe('a store that loses keys and keeps values for ever', () => {
  it('breaks the claims about that', async () => {
    const broken: string[] = [];
    for (const { claim, check } of keyValueStoreClaims) {
      await check(subjectOf(flushLater)).catch(() => broken.push(claim));
    }
    expect(broken).toContain('loses no key when one write follows another');
    expect(broken).toContain('forgets a value after its lifetime, and not before');
  });
});
