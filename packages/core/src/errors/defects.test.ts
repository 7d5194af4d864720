import { describe, expect, it } from 'vitest';
import { invariant } from './invariant.ts';
import { unreachable } from './unreachable.ts';

describe('defects of ours', () => {
  it('throw where a claim does not hold, and name it', () => {
    expect(() => invariant(false, 'the list is sorted')).toThrow('Invariant broken: the list is sorted');
    expect(() => invariant('', 'x')).toThrow();
  });

  it('do not throw where it holds', () => {
    expect(() => invariant(true, 'x')).not.toThrow();
    expect(() => invariant({}, 'x')).not.toThrow();
  });

  it('throw where a case was forgotten', () => {
    expect(() => unreachable('forgotten' as never)).toThrow('forgotten');
  });
});
