import { makeMemoryStore, makeVersionedStore, type WebStorage } from '@gatehouse-login/adapters-http';
import type { KeyValueStore } from '@gatehouse-login/core';
import { fakeStore, keyValueStoreClaims } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';

const OPTIONS = { version: 1, now: () => 1_000 };

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

describe.each<[string, () => KeyValueStore]>([
  ['fake', fakeStore],
  ['memory', makeMemoryStore],
  ['web storage', () => makeVersionedStore(mapStorage(), OPTIONS)],
  ['no web storage', () => makeVersionedStore(null, OPTIONS)],
  ['web storage that is full', () => makeVersionedStore({ ...mapStorage(), setItem: refuse }, OPTIONS)],
  [
    'web storage that refuses everything',
    () => makeVersionedStore({ getItem: refuse, setItem: refuse, removeItem: refuse }, OPTIONS),
  ],
])('key-value store: %s', (_name, makeStore) => {
  it.each(keyValueStoreClaims)('$claim', ({ check }) => check(makeStore()));
});

describe('a store that loses keys', () => {
  it('breaks the claim about writes that follow one another', async () => {
    const broken: string[] = [];
    for (const { claim, check } of keyValueStoreClaims) {
      await check(flushLater()).catch(() => broken.push(claim));
    }
    expect(broken).toContain('loses no key when one write follows another');
  });
});
