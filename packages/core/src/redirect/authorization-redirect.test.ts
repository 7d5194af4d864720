import { describe, expect, it } from 'vitest';
import { buildAuthorizationRedirect } from './authorization-redirect.ts';

const BASE = 'https://partner.example/cb';
const ALLOWED = [
  { uri: BASE, allowQuery: true },
  { uri: `${BASE}/fixed?broker=meridian`, allowQuery: false },
  { uri: 'com.example.app:/oauth', allowQuery: false },
  { uri: 'http://[::1]:8080/cb', allowQuery: false },
];

const build = (uri: string | null, code: string, state?: string) =>
  buildAuthorizationRedirect(uri, ALLOWED, state === undefined ? { code } : { code, state }).map(
    ({ url }) => url,
  );

describe('the authorisation redirect', () => {
  it.each([
    [BASE, 'S', undefined, `${BASE}?code=S`],
    [BASE, 'S', 'T', `${BASE}?code=S&state=T`],
    [BASE, 'S', '', `${BASE}?code=S`],
    [`${BASE}?a=1`, 'S', 'T', `${BASE}?a=1&code=S&state=T`],
    [`${BASE}?`, 'S', 'T', `${BASE}?code=S&state=T`],
    [`${BASE}?a=%2f+%2F&&b`, 'S', 'T', `${BASE}?a=%2f+%2F&&b&code=S&state=T`],
    [`${BASE}?x=y?z`, 'S', undefined, `${BASE}?x=y?z&code=S`],
    [`${BASE}/fixed?broker=meridian`, 'S', 'T', `${BASE}/fixed?broker=meridian&code=S&state=T`],
    ['com.example.app:/oauth', 'S', 'T', 'com.example.app:/oauth?code=S&state=T'],
    ['http://[::1]:8080/cb', 'S', undefined, 'http://[::1]:8080/cb?code=S'],
  ])('of %s with code %s and state %s is %s [4.8]', (uri, code, state, url) => {
    expect(build(uri, code, state)._unsafeUnwrap()).toBe(url);
  });

  it.each([
    'plain',
    'a b',
    'a+b',
    '&code=evil',
    '#fragment',
    '%26',
    '%',
    '=',
    '?',
    '/../',
    '"<script>',
    'é你😀',
    '\u0000\n\r',
    'eyJub25jZSI6IjEifQ==',
    '{"a":"b","c":[1,2]}',
    'a'.repeat(2000),
  ])('encodes code and state once, so that %j comes back as it was [4.8]', (value) => {
    const url = new URL(build(`${BASE}?keep=%2F`, value, value)._unsafeUnwrap());
    expect(url.searchParams.getAll('code')).toEqual([value]);
    expect(url.searchParams.getAll('state')).toEqual([value]);
    expect([...url.searchParams.keys()]).toEqual(['keep', 'code', 'state']);
    expect(url.hash).toBe('');
    expect(url.origin + url.pathname).toBe(BASE);
  });

  it.each([null, '', 'https://evil.example/', `${BASE}/`, `${BASE}?code=planted`, `${BASE}?%73tate=x`])(
    'is never built for %j [4.9]',
    (uri) => {
      expect(build(uri, 'SECRET', 'T')._unsafeUnwrapErr()).toEqual({ kind: 'invalid-redirect-uri' });
    },
  );

  it('takes a list that mixes texts with objects', () => {
    const mixed = [`${BASE}/text`, { uri: `${BASE}/closed` }, { uri: `${BASE}/open`, allowQuery: true }];
    const of = (uri: string) =>
      buildAuthorizationRedirect(uri, mixed, { code: 'S' }).match(
        ({ url }) => url,
        () => 'refused',
      );
    expect(of(`${BASE}/text`)).toBe(`${BASE}/text?code=S`);
    expect(of(`${BASE}/closed`)).toBe(`${BASE}/closed?code=S`);
    expect(of(`${BASE}/open?a`)).toBe(`${BASE}/open?a&code=S`);
    expect(of(`${BASE}/text?a`)).toBe('refused');
    expect(of(`${BASE}/closed?a`)).toBe('refused');
  });

  it('skips what is no entry, and throws at none', () => {
    const junk: unknown[] = [null, undefined, 5, true, [], {}, { uri: null }, { uri: 5 }, [BASE], () => BASE];
    const malformed: unknown[] = [
      { uri: BASE, allowQuery: 'yes' },
      { uri: BASE, allowQuery: null },
    ];
    const within = (list: unknown[]) => buildAuthorizationRedirect(BASE, list as string[], { code: 'S' });
    expect(within([...junk, ...malformed]).isErr()).toBe(true);
    expect(within([...junk, BASE])._unsafeUnwrap().url).toBe(`${BASE}?code=S`);
    for (const uri of [undefined, 5, {}])
      expect(buildAuthorizationRedirect(uri as never, [BASE], { code: 'S' }).isErr()).toBe(true);
  });

  it('tells nothing of the code when it refuses', () => {
    expect(JSON.stringify(build('https://evil.example/', 'SECRET')._unsafeUnwrapErr())).not.toContain(
      'SECRET',
    );
  });
});
