import { describe, expect, it } from 'vitest';
import { problemsIn } from './login-problems.ts';

const FORM = {
  tab: 'phone',
  username: '',
  phonePrefix: '+86',
  phoneNumber: '138 0013 8000',
  password: 'canary',
  rememberMe: false,
  platformType: 'webtrader',
} as const;

describe('what is wrong with a form', () => {
  it('is nothing with a phone, whatever is in the other tab', () => {
    expect(problemsIn(FORM)).toEqual({ missing: [], malformed: [] });
    expect(problemsIn({ ...FORM, tab: 'username', username: 'DM1', phoneNumber: 'x' })).toEqual({
      missing: [],
      malformed: [],
    });
  });

  it('is each empty field of its tab', () => {
    const empty = { ...FORM, phonePrefix: '+', phoneNumber: ' ', password: '' };
    expect(problemsIn(empty).missing).toEqual(['phonePrefix', 'phoneNumber', 'password']);
    expect(problemsIn({ ...empty, tab: 'username' }).missing).toEqual(['username', 'password']);
  });

  it('is anything but digits in a phone; what people put between digits, and the digits of other scripts, are fine', () => {
    expect(problemsIn({ ...FORM, phonePrefix: 'CN', phoneNumber: '+138' }).malformed).toEqual([
      'phonePrefix',
      'phoneNumber',
    ]);
    expect(problemsIn({ ...FORM, phonePrefix: '８６', phoneNumber: '(١٣٨) 0013-8000' }).malformed).toEqual(
      [],
    );
  });
});
