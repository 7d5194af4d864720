import { makeMemoryStore, makeVersionedStore, type WebStorage } from '@gatehouse-login/adapters-http';
import { fakeStore } from '@gatehouse-login/core/testing';
import { keyValueStoreContract } from './key-value-store.contract.ts';

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

keyValueStoreContract('fake', fakeStore);
keyValueStoreContract('memory', makeMemoryStore);
keyValueStoreContract('web storage', () => makeVersionedStore(mapStorage(), OPTIONS));
keyValueStoreContract('no web storage', () => makeVersionedStore(null, OPTIONS));
keyValueStoreContract('web storage that is full', () =>
  makeVersionedStore({ ...mapStorage(), setItem: refuse }, OPTIONS),
);
keyValueStoreContract('web storage that refuses everything', () =>
  makeVersionedStore({ getItem: refuse, setItem: refuse, removeItem: refuse }, OPTIONS),
);
