import { describe, expect, it } from 'vitest';
import { missingFields } from './credentials.ts';

describe('required fields of the login form (docs/unknowns.md, after sign-in)', () => {
  it.each([
    ['', '', ['username', 'password']],
    ['DM1', '', ['password']],
    ['', 'p', ['username']],
    ['   ', 'p', ['username']],
    ['\t\n\u00A0\u3000', 'p', ['username']],
    ['DM1', ' ', []],
    ['DM1', '\n', []],
    [' DM1 ', 'p', []],
  ])('user name %j with password %j lack %j', (username, password, missing) => {
    expect(missingFields({ username, password })).toEqual(missing);
  });
});
