import { describe, expect, it } from 'vitest';
import { offersIn } from './offers.ts';

describe('what a state offers', () => {
  it.each([
    ['login', ['sign in as']],
    ['two-factor', ['choose', 'resend code', 'enter code', 'press back']],
    ['code-refused', ['press ok', 'press back']],
    ['password-changed', ['press ok', 'press back']],
    ['leaving', []],
  ] as const)('%s: %j', (at, steps) => {
    expect(offersIn(at)).toEqual(steps);
  });
});
