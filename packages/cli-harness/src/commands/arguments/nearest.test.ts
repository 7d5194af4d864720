import { BRANDS, LANGUAGES, REGIONS } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { nearest, oneOf } from './nearest.ts';

describe('the nearest right word', () => {
  it.each([
    ['cityindex', BRANDS, 'city-index'],
    ['City-Index', BRANDS, 'city-index'],
    ['tradingview-fx', BRANDS, 'tradingview-forex'],
    ['chinese', BRANDS, 'forex-chinese'],
    ['uk', REGIONS, 'en-uk'],
    ['en_us', REGIONS, 'en-us'],
    ['english', LANGUAGES, 'en'],
    ['logn', ['login', 'sandbox'], 'login'],
    ['--passwort-env', ['--password-env', '--password-file'], '--password-env'],
  ])('for %s is found', (word, known, right) => {
    expect(nearest(word, known)).toBe(right);
  });

  it('is none where nothing is near', () => {
    expect(nearest('completely-different', ['kq', 'whs'])).toBeNull();
    // Of two letters one is right, in more words than one.
    expect(nearest('fr', LANGUAGES)).toBeNull();
    expect(nearest('no', LANGUAGES)).toBeNull();
    expect(nearest('acme', BRANDS)).toBeNull();
  });
});

describe('a choice', () => {
  it('is taken as it is', () => {
    expect(oneOf('There is no brand', 'kq', BRANDS)._unsafeUnwrap()).toBe('kq');
  });

  it('that does not exist is answered with the nearest one and with all', () => {
    const error = oneOf('There is no brand', 'forx', BRANDS)._unsafeUnwrapErr();
    expect(error.message).toBe('There is no brand "forx". Did you mean forex?');
    expect(error.next).toContain('whs');
  });

  it('is shown as inert text', () => {
    expect(oneOf('There is no brand', '\u001b[2J', BRANDS)._unsafeUnwrapErr().message).not.toContain(
      '\u001b',
    );
  });
});
