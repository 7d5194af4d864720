import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { separatorsOf } from './separators.ts';

describe('separators [9.14, 9.15]', () => {
  it.each([
    ['en', '.', 0x2c],
    ['zh', '.', 0x2c],
    ['ja', '.', 0x2c],
    ['ar', ',', 0x66c],
    ['de', ',', 0x2e],
    ['es', ',', 0x2e],
    ['pl', ',', 0xa0],
  ] as const)('of %s are %s for decimals and U+%i for groups', (language, decimal, group) => {
    expect(separatorsOf(language)).toEqual({ decimal, group: String.fromCharCode(group) });
  });

  it.each(LANGUAGES)('of %s differ from each other', (language) => {
    const { decimal, group } = separatorsOf(language);
    expect(group).not.toBe(decimal);
    expect(group).toHaveLength(1);
  });
});
