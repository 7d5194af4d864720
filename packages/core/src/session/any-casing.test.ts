import { describe, expect, it } from 'vitest';
import { foldKeys } from './any-casing.ts';

describe('keys in any casing (functional spec, the wire)', () => {
  it('are read in lower case, at every depth', () => {
    expect(foldKeys({ Session: 'S', Inner: { TwoFAToken: 1, List: [{ ContactID: 2 }] } })).toEqual({
      session: 'S',
      inner: { twofatoken: 1, list: [{ contactid: 2 }] },
    });
  });

  it('leave values as they are', () => {
    for (const value of ['Text', 0, -1.5, true, null, undefined]) expect(foldKeys(value)).toBe(value);
    expect(foldKeys(['A', ['B']])).toEqual(['A', ['B']]);
  });

  it('that differ in case alone give way to the first one', () => {
    expect(foldKeys({ session: 'first', Session: 'second' })).toEqual({ session: 'first' });
  });

  it('lend nothing from any prototype, and pollute none', () => {
    const folded = foldKeys(JSON.parse('{"__proto__": {"session": "evil"}, "Constructor": 1}'));
    expect(Object.getPrototypeOf(folded)).toBeNull();
    expect((folded as Record<string, unknown>).session).toBeUndefined();
    expect({}).not.toHaveProperty('session');
  });

  it('of any depth are answered, not thrown at', () => {
    const deep: unknown = JSON.parse(`${'{"A":['.repeat(20_000)}${']}'.repeat(20_000)}`);
    expect(() => foldKeys(deep)).not.toThrow();
    expect(() => foldKeys(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).not.toThrow();
  });
});
