import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { Claim } from './claim.ts';
import { same } from './claim.ts';

const TEXTS = ['DM123456', '', ' ', '金汇', '{"a":1}', '\0\n"\\', '\ud83d\ude00'];
const NAMES = ['__proto__', 'constructor', 'toString', 'length', 'getItem'];
const KEYS = ['username', 'rememberme', 'phonePrefix', 'phoneNumber'];

/** The contract of `KeyValueStore`. Check each claim with a new, empty store. */
export const keyValueStoreClaims: readonly Claim<KeyValueStore>[] = [
  {
    claim: 'is empty at first',
    check: async (store) => same(await store.read('username'), null),
  },
  ...TEXTS.map((text) => ({
    claim: `returns ${JSON.stringify(text)} unchanged`,
    check: async (store: KeyValueStore) => {
      await store.write('username', text);
      same(await store.read('username'), text);
    },
  })),
  ...NAMES.map((key) => ({
    claim: `treats ${key} as a key like any other`,
    check: async (store: KeyValueStore) => {
      same(await store.read(key), null);
      await store.write(key, 'text');
      same(await store.read(key), 'text');
    },
  })),
  {
    claim: 'keeps the last of two values',
    check: async (store) => {
      await store.write('username', 'one');
      await store.write('username', 'two');
      same(await store.read('username'), 'two');
    },
  },
  {
    claim: 'loses no key when one write follows another',
    check: async (store) => {
      for (const key of KEYS) await store.write(key, `${key} 1`);
      for (const key of KEYS) await store.write(key, `${key} 2`);
      for (const key of KEYS) same(await store.read(key), `${key} 2`);
    },
  },
  {
    claim: 'removes one value and keeps the others',
    check: async (store) => {
      for (const key of KEYS) await store.write(key, key);
      await store.remove('username');
      await store.remove('never written');
      same(await Promise.all(KEYS.map((key) => store.read(key))), [null, ...KEYS.slice(1)]);
    },
  },
];
