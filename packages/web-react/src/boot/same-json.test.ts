import { describe, expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

describe('two JSON values', () => {
  it.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [1, { c: 'x' }] },
      { b: [1, { c: 'x' }], a: 1 },
    ],
    [[], []],
  ])('are equal: %j and %j', (one, other) => {
    expect(sameJson(one, other)).toBe(true);
  });

  it.each([
    [1, '1'],
    [null, {}],
    [{}, null],
    [[], {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ toString: 1 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
  ])('differ: %j and %j', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
  });
});
