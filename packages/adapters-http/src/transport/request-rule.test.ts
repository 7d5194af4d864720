import type { SessionHeaders } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { FOREIGN_SPELLINGS } from '../testing/spellings.ts';
import { resolveAddress } from './request-rule.ts';
import { sessionHeaders } from './session-headers.ts';

const BASES = { apiBase: 'https://login.example/api-ppe', siteBase: 'https://login.example/' };
const SESSION = { username: 'DM123456', session: 's-1' };

const resolve = (path: string, bases = BASES) => {
  const address = resolveAddress(path, bases);
  return address && `${address.target} ${address.url.href}`;
};

describe('request rule', () => {
  it.each([
    ['v2/Session', 'api https://login.example/api-ppe/v2/Session'],
    [
      '/v2/UserAccount/ClientAndTradingAccount',
      'api https://login.example/api-ppe/v2/UserAccount/ClientAndTradingAccount',
    ],
    ['session/changePassword?a=b#c', 'api https://login.example/api-ppe/session/changePassword?a=b#c'],
    ['v2/Session?file=x.json', 'api https://login.example/api-ppe/v2/Session?file=x.json'],
    ['', 'api https://login.example/api-ppe/'],
  ])('puts the API base before the relative path %j [7.10]', (path, expected) => {
    expect(resolve(path)).toBe(expected);
  });

  it.each([
    ['configs/config.json', 'https://login.example/configs/config.json'],
    ['/configs/config.json', 'https://login.example/configs/config.json'],
    ['assets/i18n/en.JSON?v=1', 'https://login.example/assets/i18n/en.JSON?v=1'],
  ])('reads the file %j of the site itself [7.11]', (path, expected) => {
    expect(resolve(path)).toBe(`file ${expected}`);
  });

  it('reads files beside a site that lies in a folder', () => {
    const bases = { ...BASES, siteBase: 'https://login.example/brand/' };
    expect(resolve('configs/config.json', bases)).toBe(
      'file https://login.example/brand/configs/config.json',
    );
  });

  it('puts a configured API of another origin before relative paths', () => {
    const bases = { ...BASES, apiBase: 'https://api.example/TradingAPI' };
    expect(resolve('v2/Session', bases)).toBe('api https://api.example/TradingAPI/v2/Session');
  });

  it.each(FOREIGN_SPELLINGS)('takes %j for no path of the API', (path) => {
    expect(resolveAddress(path, BASES)?.target ?? 'elsewhere').toBe('elsewhere');
  });

  it.each(['../v2/Session', '/../../v2', 'a/../../b', '%2e%2e/v2'])(
    'lets %j not climb out of the API',
    (path) => {
      expect(resolveAddress(path, BASES)?.target).toBe('elsewhere');
    },
  );

  it('knows no address in what is none', () => {
    expect(resolveAddress('http://[', BASES)).toBeNull();
  });
});

describe('session headers', () => {
  const headersFor = (path: string, bases = BASES, session = SESSION) => {
    const address = resolveAddress(path, bases);
    return address && sessionHeaders(session, address)._unsafeUnwrap();
  };

  it('go on relative paths, whatever base they got [7.10, 7.12]', () => {
    const headers = { UserName: 'DM123456', Session: 's-1' };
    expect(headersFor('v2/Session')).toEqual(headers);
    expect(headersFor('v2/Session', { ...BASES, apiBase: 'https://api.example' })).toEqual(headers);
  });

  it.each(['configs/config.json', 'assets/i18n/en.json'])('stay off the file %s [7.11, 7.12]', (path) => {
    expect(headersFor(path)).toEqual({});
  });

  it.each([
    ...FOREIGN_SPELLINGS,
    'https://login.example/api-ppe/v2/Session',
    '//login.example/api-ppe/v2',
    'https:v2/Session',
  ])('stay off the absolute address %j [7.12]', (path) => {
    expect(headersFor(path) ?? {}).toEqual({});
  });

  it('stay off where there is no session [7.12]', () => {
    const address = resolveAddress('v2/Session', BASES);
    expect(address && sessionHeaders(undefined, address)._unsafeUnwrap()).toEqual({});
  });

  it.each(['a\r\nX-Evil: 1', '\0', 'a\nb', '\x7f'])(
    'cannot be written when a value could end the header: %j',
    (text) => {
      const address = resolveAddress('v2/Session', BASES);
      const errorOf = (session: SessionHeaders) =>
        address && sessionHeaders(session, address)._unsafeUnwrapErr();
      expect(errorOf({ ...SESSION, username: text })).toEqual({ kind: 'unwritable', what: 'user name' });
      expect(errorOf({ ...SESSION, session: text })).toEqual({ kind: 'unwritable', what: 'session' });
    },
  );

  it('carry other letters as UTF-8', () => {
    const headers = headersFor('v2/Session', BASES, { ...SESSION, username: '金' });
    expect(new Headers(headers ?? {}).get('UserName')).toBe('\u00e9\u0087\u0091');
  });
});
