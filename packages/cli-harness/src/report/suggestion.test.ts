import { BRANDS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { listOf, oneOf } from './suggestion.ts';

describe('a choice', () => {
  it('is accepted as it is', () => {
    expect(oneOf('There is no brand', 'kq', BRANDS)._unsafeUnwrap()).toBe('kq');
  });

  it('that does not exist is answered with the nearest one and with all', () => {
    const error = oneOf('There is no brand', 'forx', BRANDS)._unsafeUnwrapErr();
    expect(error.problem.message).toBe('There is no brand "forx". Did you mean forex?');
    expect(error.problem.next).toContain('whs');
  });

  it('that is like no other is answered without a guess', () => {
    expect(oneOf('There is no brand', 'acme', BRANDS)._unsafeUnwrapErr().problem.message).toBe(
      'There is no brand "acme".',
    );
  });

  it('is shown as inert text', () => {
    expect(oneOf('There is no brand', '\u001b[2J', BRANDS)._unsafeUnwrapErr().problem.message).not.toContain(
      '\u001b',
    );
  });
});

describe('a list of words', () => {
  it.each([
    [['login'], 'login'],
    [['login', 'sandbox'], 'login and sandbox'],
    [['login', 'sandbox', 'hello'], 'login, sandbox and hello'],
  ])('of %j reads %s', (words, list) => {
    expect(listOf(words)).toBe(list);
  });
});
