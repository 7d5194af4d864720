import { describe, expect, it } from 'vitest';
import { makeExpiring } from './expiring.ts';

const lifeMs = 60_000;
const make = (limit = 1_000) => {
  let now = 0;
  const store = makeExpiring<{ at: number }>(
    () => now,
    ({ at }) => now - at > lifeMs,
    limit,
  );
  return {
    store,
    put: (key: string) => store.set(key, { at: now }),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('a store whose entries expire', () => {
  it('gives what is live, and nothing that is not, swept or not', () => {
    const { store, put, pass } = make();
    put('a');
    pass(lifeMs);
    expect(store.get('a')).toEqual({ at: 0 });
    pass(1);
    expect(store.get('a')).toBeUndefined();
    expect(store.size()).toBe(0);
  });

  it('holds no more than the live ones and those of the last half minute', () => {
    const { store, put, pass } = make(1_000_000);
    for (let made = 0; made < 10_000; made += 1) {
      put(String(made));
      pass(1_000);
    }
    expect(store.size()).toBeLessThanOrEqual(61);
  });

  it('gives up the oldest where there are too many', () => {
    const { store, put } = make(100);
    for (let made = 0; made < 150; made += 1) put(String(made));
    expect(store.size()).toBeLessThanOrEqual(100);
    expect(store.get('149')).toBeDefined();
    expect(store.get('0')).toBeUndefined();
  });

  it('forgets one, or all', () => {
    const { store, put } = make();
    put('a');
    put('b');
    store.delete('a');
    expect([store.get('a'), store.size()]).toEqual([undefined, 1]);
    store.clear();
    expect(store.size()).toBe(0);
  });
});
