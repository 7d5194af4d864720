import type { KeyValueStore } from '../ports/key-value-store.ts';
import { same } from './claim.ts';
import { claimsOf } from './claim-list.ts';

const TEXTS = ['DM123456', '', ' ', '金汇', '{"a":1}', '\0\n"\\', '\ud83d\ude00'];
const NAMES = ['__proto__', 'constructor', 'toString', 'length', 'getItem'];
const KEYS = ['username', 'rememberme', 'phonePrefix', 'phoneNumber'];

const LIFETIME = 31_536_000_000;

/** A new, empty store to check, and how to make its time pass. */
export interface StoreSubject {
  /** The store. */
  readonly store: KeyValueStore;
  /** Makes so many milliseconds pass. */
  readonly pass: (milliseconds: number) => void;
}

/** The contract of `KeyValueStore`. Check each claim with a store of its own. */
export const keyValueStoreClaims = claimsOf<StoreSubject>(
  {
    port: 'A key-value store',
    functions: { 'store.read': 'acts', 'store.write': 'acts', 'store.remove': 'acts', pass: 'acts' },
  },
  [
    {
      claim: 'is empty at first',
      remedy: 'Resolve with null for a key that was never written, and give each claim a new store.',
      check: async ({ store }) => same(await store.read('username'), null),
    },
    ...TEXTS.map((text) => ({
      claim: `returns ${JSON.stringify(text)} unchanged`,
      remedy:
        'Keep any text character for character, the empty one too: encode what the storage cannot hold.',
      check: async ({ store }: StoreSubject) => {
        await store.write('username', text, LIFETIME);
        same(await store.read('username'), text);
      },
    })),
    ...NAMES.map((key) => ({
      claim: `treats ${key} as a key like any other`,
      remedy:
        'Keep values in a Map, or under a prefix of your own, so that no key meets a property that objects inherit.',
      check: async ({ store }: StoreSubject) => {
        same(await store.read(key), null);
        await store.write(key, 'text', LIFETIME);
        same(await store.read(key), 'text');
      },
    })),
    {
      claim: 'keeps the last of two values',
      remedy: 'Replace the value of a key at each write.',
      check: async ({ store }) => {
        await store.write('username', 'one', LIFETIME);
        await store.write('username', 'two', LIFETIME);
        same(await store.read('username'), 'two');
      },
    },
    {
      claim: 'loses no key when one write follows another',
      remedy: 'Resolve write(…) when the value can be read, so that the next write starts from it.',
      check: async ({ store }) => {
        for (const key of KEYS) await store.write(key, `${key} 1`, LIFETIME);
        for (const key of KEYS) await store.write(key, `${key} 2`, LIFETIME);
        for (const key of KEYS) same(await store.read(key), `${key} 2`);
      },
    },
    {
      claim: 'removes one value and keeps the others',
      remedy: 'Remove the one key and nothing else, and take a key that is not there.',
      check: async ({ store }) => {
        for (const key of KEYS) await store.write(key, key, LIFETIME);
        await store.remove('username');
        await store.remove('never written');
        same(await Promise.all(KEYS.map((key) => store.read(key))), [null, ...KEYS.slice(1)]);
      },
    },
    {
      claim: 'forgets a value after its lifetime, and not before',
      remedy:
        'Keep the time of expiry with each value: the time of the write and its lifetime in milliseconds.',
      check: async ({ store, pass }) => {
        await store.write('username', 'one', LIFETIME);
        await store.write('phonePrefix', '44', 2 * LIFETIME);
        pass(LIFETIME - 1);
        same(await store.read('username'), 'one');
        pass(1);
        same(await store.read('username'), null);
        same(await store.read('phonePrefix'), '44');
        await store.write('username', 'two', LIFETIME);
        same(await store.read('username'), 'two');
      },
    },
  ],
);
