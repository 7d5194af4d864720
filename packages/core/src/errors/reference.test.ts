import { describe, expect, it } from 'vitest';
import { makeReference } from './reference.ts';

const FORM = /^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou]-[2-9]{4}$/;

describe('a support reference', () => {
  it('is two syllables and four digits, whatever the random bytes', () => {
    for (let byte = 0; byte < 256; byte += 1) expect(makeReference(() => byte)).toMatch(FORM);
  });

  it('can be read out: no letter or digit that is taken for another', () => {
    const bytes = Array.from({ length: 2048 }, (_, index) => (index * 167) % 256).values();
    for (let turn = 0; turn < 256; turn += 1) {
      expect(makeReference(() => bytes.next().value ?? 0)).not.toMatch(/[e01cqwxy]/);
    }
  });

  it('takes eight bytes, and each counts', () => {
    const base = [3, 1, 4, 1, 5, 2, 6, 5];
    const from = (bytes: readonly number[]) => {
      const left = [...bytes];
      const reference = makeReference(() => left.shift() ?? Number.NaN);
      expect(left).toEqual([]);
      return reference;
    };
    const changed = base.map((byte, at) => from(base.with(at, byte + 1)));
    expect(new Set([from(base), ...changed]).size).toBe(9);
  });

  it('is not biased: every byte value falls evenly on the letters', () => {
    const firsts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const first = makeReference(() => byte).charAt(0);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    expect(firsts.size).toBe(16);
    expect(new Set(firsts.values())).toEqual(new Set([16]));
  });
});
