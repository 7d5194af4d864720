import { expect, it } from 'vitest';
import { makeCookieFetch } from './cookie-fetch.ts';

const ORIGIN = 'https://login.test.example';

it('lists the cookies of a site, as they were set', async () => {
  const lines = [
    'XSRF-TOKEN=abc; Path=/; SameSite=Strict; Secure',
    'sid=1; Path=/deep; HttpOnly; Domain=login.test.example; Expires=Wed, 01 Jan 2098 00:00:00 GMT',
    'gone=1; Max-Age=0',
  ];
  const { fetch, cookies } = makeCookieFetch(
    async () => new Response('{}', { headers: lines.map((line): [string, string] => ['set-cookie', line]) }),
    ORIGIN,
  );
  expect(cookies()).toEqual([]);
  await fetch(`${ORIGIN}/deep/page`);
  const host = { domain: 'login.test.example' };
  expect(cookies()).toEqual(
    expect.arrayContaining([
      {
        ...host,
        ...{ name: 'XSRF-TOKEN', value: 'abc', hostOnly: true, path: '/', expires: null },
        ...{ httpOnly: false, secure: true, sameSite: 'strict' },
      },
      {
        ...host,
        ...{ name: 'sid', value: '1', hostOnly: false, path: '/deep', expires: Date.UTC(2098, 0, 1) },
        ...{ httpOnly: true, secure: false, sameSite: null },
      },
    ]),
  );
  expect(cookies()).toHaveLength(2);
});
