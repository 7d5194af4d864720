import { describe, expect, it } from 'vitest';
import { readSiteAddress } from './site-address.ts';

describe('--site', () => {
  it('is split as a browser would read it', () => {
    expect(readSiteAddress('http://localhost:4301/en-us?lang=ar#x')._unsafeUnwrap()).toEqual({
      origin: 'http://localhost:4301',
      path: '/en-us',
      query: '?lang=ar',
    });
  });

  it.each([
    '',
    'localhost',
    'localhost:4301',
    '/en-uk',
    'ftp://localhost/',
    'javascript:alert(1)',
    'https://',
  ])('refuses what is no web address: %s', (text) => {
    expect(readSiteAddress(text).isErr()).toBe(true);
  });

  it.each(['http://login.test.example/', 'http://10.0.0.1/', 'http://localhost.evil.example/'])(
    'refuses to carry a password in the clear: %s',
    (text) => {
      expect(readSiteAddress(text)._unsafeUnwrapErr().problem.message).toContain('in the clear');
    },
  );

  it.each([
    'https://me:hunter2secret@login.test.example/',
    'http://hunter2secret@localhost:4301',
    'http://:hunter2secret@localhost:4301/en-uk',
  ])('refuses user information as such, without repeating it: %s', (text) => {
    const error = readSiteAddress(text)._unsafeUnwrapErr();
    expect(error.problem.message).toContain('a user name or a password');
    expect(JSON.stringify(error)).not.toContain('hunter2secret');
  });
});
