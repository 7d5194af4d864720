import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeVersionedStore } from './versioned-store.ts';
import { storageOrNull, type WebStorage } from './web-storage.ts';

const YEAR = 31_536_000_000;

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

function setUp(initial: Readonly<Record<string, string>> = {}, version = 1) {
  const values = new Map(Object.entries(initial));
  const time = { now: 1_000 };
  const storage: WebStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
  const storeOver = (over: WebStorage | null) => makeVersionedStore(over, { version, now: () => time.now });
  return { values, time, storage, storeOver, store: storeOver(storage) };
}

describe('versioned store', () => {
  it('keeps version and expiry inside the value, under the key as it is', async () => {
    const { store, values } = setUp();
    await store.write('username', 'DM123456', YEAR);
    expect([...values.keys()]).toEqual(['username']);
    expect(JSON.parse(values.get('username') ?? '')).toEqual({
      version: 1,
      expires: 1_000 + YEAR,
      text: 'DM123456',
    });
  });

  it('forgets a value after a year, and removes it [9.3]', async () => {
    const { store, time, values } = setUp();
    await store.write('username', 'DM123456', YEAR);
    time.now += YEAR - 1;
    expect(await store.read('username')).toBe('DM123456');
    time.now += 1;
    expect(await store.read('username')).toBeNull();
    expect(values.size).toBe(0);
  });

  it('forgets it in memory too', async () => {
    const { storeOver, time } = setUp();
    const store = storeOver(null);
    await store.write('username', 'DM123456', YEAR);
    time.now += YEAR;
    expect(await store.read('username')).toBeNull();
  });

  it('drops what another version wrote', async () => {
    const { values, storage } = setUp();
    await makeVersionedStore(storage, { version: 2, now: () => 0 }).write('username', 'DM123456', YEAR);
    expect(await makeVersionedStore(storage, { version: 1, now: () => 0 }).read('username')).toBeNull();
    expect(values.size).toBe(0);
  });

  it.each([
    '',
    'DM123456',
    'null',
    '[]',
    '{',
    '{}',
    '"text"',
    '{"version":1,"text":"x"}',
    '{"version":1,"expires":null,"text":"x"}',
    '{"version":1,"expires":1e999,"text":"x"}',
    '{"version":1,"expires":"9999999999999","text":"x"}',
    '{"version":"1","expires":9999999999999,"text":"x"}',
    '{"version":1,"expires":9999999999999}',
    '{"version":1,"expires":9999999999999,"text":["x"]}',
    '{"__proto__":{"version":1,"expires":9999999999999,"text":"x"}}',
  ])('drops the corrupt value %j', async (raw) => {
    const { store, values } = setUp({ username: raw });
    expect(await store.read('username')).toBeNull();
    expect(values.size).toBe(0);
  });

  it('reads null out of any text that it did not write', async () => {
    const corrupted = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ version: fc.anything(), expires: fc.anything() })
        .map((value) => String(JSON.stringify(value))),
    );
    await fc.assert(
      fc.asyncProperty(corrupted, async (raw) => {
        const { store } = setUp({ username: raw });
        expect(await store.read('username')).toBeNull();
      }),
    );
  });

  it('gives back any text that it wrote, and nothing once that is cut short', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.nat(), async (text, cut) => {
        const { store, values } = setUp();
        await store.write('username', text, YEAR);
        const raw = values.get('username') ?? '';
        expect(await store.read('username')).toBe(text);
        values.set('username', raw.slice(0, cut % raw.length));
        expect(await store.read('username')).toBeNull();
      }),
    );
  });

  it('falls back to memory when storage is full, without the old value showing through', async () => {
    const { storage, storeOver, store: before, values } = setUp();
    await before.write('username', 'old', YEAR);
    const store = storeOver({ ...storage, setItem: refuse });
    await store.write('username', 'new', YEAR);
    expect(await store.read('username')).toBe('new');
    expect(values.has('username')).toBe(false);
    await store.remove('username');
    expect(await store.read('username')).toBeNull();
  });

  it('sets its prefix before each key, and removes what is corrupt there', async () => {
    const { storage, values } = setUp({ username: 'another’s', 'g.username': 'corrupt' });
    const store = makeVersionedStore(storage, { version: 1, now: () => 0, prefix: 'g.' });
    expect(await store.read('username')).toBeNull();
    await store.write('rememberme', 'true', YEAR);
    await store.remove('rememberme');
    expect([...values]).toEqual([['username', 'another’s']]);
  });
});

describe('storage or null', () => {
  it('is null where the browser refuses or has none', () => {
    expect(storageOrNull(refuse)).toBeNull();
    expect(storageOrNull(() => undefined)).toBeNull();
    expect(storageOrNull(() => null)).toBeNull();
  });

  it('is the storage otherwise', () => {
    const { storage } = setUp();
    expect(storageOrNull(() => storage)).toBe(storage);
  });
});
