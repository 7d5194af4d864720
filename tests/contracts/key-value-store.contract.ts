import type { KeyValueStore } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';

/** What every store must do. */
export function keyValueStoreContract(name: string, makeStore: () => KeyValueStore): void {
  describe(`key-value store: ${name}`, () => {
    it('knows nothing at first', async () => {
      expect(await makeStore().read('username')).toBeNull();
    });

    it.each(['DM123456', '', ' ', '金汇', '{"a":1}', '\0\n"\\', '\ud83d\ude00'])(
      'gives back %j as it was',
      async (text) => {
        const store = makeStore();
        await store.write('username', text);
        expect(await store.read('username')).toBe(text);
      },
    );

    it('keeps the last of two values', async () => {
      const store = makeStore();
      await store.write('username', 'one');
      await store.write('username', 'two');
      expect(await store.read('username')).toBe('two');
    });

    it.each(['__proto__', 'constructor', 'toString', 'length', 'getItem'])(
      'takes %s for a key like others',
      async (key) => {
        const store = makeStore();
        expect(await store.read(key)).toBeNull();
        await store.write(key, 'text');
        expect(await store.read(key)).toBe('text');
      },
    );

    it('removes one value and leaves the others', async () => {
      const store = makeStore();
      await store.write('username', 'one');
      await store.write('rememberme', 'true');
      await store.remove('username');
      await store.remove('never written');
      expect(await store.read('username')).toBeNull();
      expect(await store.read('rememberme')).toBe('true');
    });
  });
}
