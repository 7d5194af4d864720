import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/builders.ts';
import { missingFields, trimUsername, usernameOf } from './credentials.ts';

describe('required fields of the login form (functional spec, after sign-in)', () => {
  it.each([
    ['', '', ['username', 'password']],
    ['DM1', '', ['password']],
    ['', 'p', ['username']],
    ['   ', 'p', ['username']],
    ['\t\n\u00A0\u3000', 'p', ['username']],
    ['\u200B', 'p', ['username']],
    ['DM1', ' ', []],
    ['DM1', '\n', []],
    [' DM1 ', 'p', []],
  ])('user name %j with password %j lack %j [5.12]', (username, password, missing) => {
    expect(missingFields({ username, password })).toEqual(missing);
  });
});

describe('a user name', () => {
  it.each([
    ['\u202ADM1\u202C', 'DM1'],
    [' \uFEFFDM 1\u200B\n', 'DM 1'],
    ['D\u200DM', 'D\u200DM'],
    ['D', 'D'],
    ['\u00AD', ''],
    ['', ''],
  ])('%j is trimmed to %j', (text, name) => {
    expect(trimUsername(text)).toBe(name);
  });

  it('is trimmed without looking at a text twice', () => {
    const blanks = ' \u200B'.repeat(50_000);
    expect(trimUsername(`${blanks}x${blanks}x${blanks}`)).toHaveLength(2 + blanks.length);
    expect(trimUsername(blanks)).toBe('');
  });
});

describe('the user name that a draft signs in with', () => {
  const phone = (phonePrefix: string, phoneNumber: string) =>
    usernameOf(aDraft({ tab: 'phone', username: 'DM9', phonePrefix, phoneNumber }));

  it('is the trimmed one of the first tab, whatever stands in the other', () => {
    const draft = aDraft({ username: ' DM1\t', phonePrefix: '86', phoneNumber: '1' });
    expect(usernameOf(draft)).toBe('DM1');
  });

  it.each([
    ['86', '13800138000', '8613800138000'],
    ['+86', '138 0013-8000', '8613800138000'],
    ['＋８６', '１３８ ٠٠', '8613800'],
    ['86', '', ''],
    ['', '138', ''],
    ['+', '138', ''],
    ['86', 'call me', ''],
    ['x86', '138', ''],
  ])('is, for the phone %j and %j, %j', (prefix, number, username) => {
    expect(phone(prefix, number)).toBe(username);
  });
});
