import { randomInt } from 'node:crypto';
import { checkPassword } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { makeUpPassword } from './made-up-password.ts';

describe('a made-up password', () => {
  it('satisfies the policy every time, with what a shell and a form can carry, and is never the same', () => {
    const made = Array.from({ length: 1000 }, () => makeUpPassword());
    for (const password of made) {
      expect(checkPassword(password)).toMatchObject({ lengthOk: true, formatOk: true });
      expect(password).toMatch(/^[!-~]{15}$/);
    }
    expect(new Set(made).size).toBe(made.length);
  });

  it('is drawn again until it has every class of characters', () => {
    let draws = 0;
    const password = makeUpPassword((below) => {
      draws += 1;
      return draws <= 15 ? 0 : randomInt(below);
    });
    expect(draws).toBeGreaterThanOrEqual(30);
    expect(checkPassword(password).formatOk).toBe(true);
  });
});
