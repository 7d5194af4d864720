import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeSecret } from './secret.ts';

describe('a secret', () => {
  const secret = makeSecret('Copper-Kite1');

  it.each([
    ['a template', `${secret}`],
    ['a concatenation', `x${String(secret)}`],
    ['JSON', JSON.stringify({ secret })],
    ['an inspection', inspect({ deep: { secret } }, { depth: 9, showHidden: true })],
    ['its entries', JSON.stringify(Object.entries(secret))],
  ])('is masked in %s', (_how, text) => {
    expect(text).not.toContain('Copper');
    expect(text).toMatch(/•••|null|\[\]/);
  });

  it('is given away by nothing but reveal', () => {
    expect(secret.reveal()).toBe('Copper-Kite1');
  });
});
