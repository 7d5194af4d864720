import { buildAuthorizationRedirect, checkRedirectUri, type ListedRedirectUri } from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plants } from './support/planted-names.ts';
import { always } from './support/runs.ts';
import { anyText, anyUnits } from './support/texts.ts';

const of = (alphabet: string, lengths: { minLength?: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...alphabet), ...lengths });

const host = fc.oneof(
  fc
    .array(of('abcxyz019-', { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
    .map((labels) => `h${labels.join('.')}.example`),
  fc.constantFrom('192.0.2.7', '[2001:db8::1]', 'localhost'),
);
const port = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 65_535 }).map((number) => `:${number}`),
);
const pathText = fc
  .array(
    fc.oneof(
      of("abzAZ09-._~!$&'()*+,;=:@/", { minLength: 1, maxLength: 6 }),
      fc.constantFrom('%2F', '%e4', '%25'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const queryText = fc
  .array(
    fc.oneof(
      of('xyzXYZ09-._~/?:@!$;=,&+', { minLength: 1, maxLength: 6 }),
      fc.constantFrom('%2F', '%26', 'a=1', '?code=1', 'code=1', '&state', '%C3%A9', '%FF', '%25'),
      fc.constantFrom(
        '+code',
        'CODE[]',
        '%00iss%00',
        '%2563ode',
        'error.uri',
        'access%20',
        'token',
        ';id_',
        '[',
      ),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

/** An address that may be listed, without a query. */
const base = fc.oneof(
  fc.tuple(host, port, pathText).map(([name, at, path]) => `https://${name}${at}/${path}`),
  fc
    .tuple(fc.constantFrom('localhost', '127.0.0.1', '[::1]'), port, pathText)
    .map(([name, at, path]) => `http://${name}${at}/${path}`),
  pathText.map((path) => `com.example.app:/x${path}`),
);

const entry: fc.Arbitrary<ListedRedirectUri> = fc
  .tuple(base, fc.option(queryText), fc.boolean())
  .map(([uri, query, allowQuery]) => ({
    uri: query === null ? uri : `${uri}?${query}`,
    allowQuery,
  }));

/** A small change that an attacker might try. */
const trick = fc.oneof(
  fc.constantFrom<(uri: string) => string>(
    (uri) => `${uri}#x`,
    (uri) => `${uri} `,
    (uri) => ` ${uri}`,
    (uri) => uri.replace('://', '://user@'),
    (uri) => uri.replace('://', '://evil.example/'),
    (uri) => uri.replace('://', ':\\\\'),
    (uri) => uri.replace(':/', ':/\\'),
    (uri) => uri.replace('.example', '.example.evil.example'),
    (uri) => uri.replace('.example', '.example@evil.example'),
    (uri) => uri.toUpperCase(),
    (uri) => uri.replace('https', 'http'),
    (uri) => uri.replace('https', 'javascript'),
    (uri) => `${uri}/../`,
    (uri) => encodeURI(uri).replaceAll('%', '%25'),
    (uri) => encodeURIComponent(uri),
    (uri) => `${uri}\n`,
    (uri) => `${uri}?code=planted`,
    (uri) => `${uri}&code=planted`,
  ),
  fc
    .tuple(
      fc.nat(200),
      anyUnits.filter((text) => text !== ''),
    )
    .map(
      ([at, text]) =>
        (uri: string) =>
          uri.slice(0, at) + text + uri.slice(at),
    ),
  fc.nat(200).map((at) => (uri: string) => uri.slice(0, at % uri.length) + uri.slice((at % uri.length) + 1)),
);

/** The rule a second time, written differently: with whole strings, and names character by character. */
function accepted(uri: string, { uri: listed, allowQuery }: ListedRedirectUri): boolean {
  if (uri === listed) return !plants(uri);
  if (!allowQuery || listed.includes('?') || !uri.startsWith(`${listed}?`) || uri.length > 4096) return false;
  if (!/^(?:[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/.test(uri)) return false;
  return !plants(uri);
}

describe('the list of redirect URIs', () => {
  it('never refuses what it lists', () => {
    always([fc.array(entry, { minLength: 1, maxLength: 5 }), fc.nat()], (list, pick) => {
      const uri = list[pick % list.length]?.uri ?? '';
      fc.pre(!plants(uri));
      expect(checkRedirectUri(uri, list)._unsafeUnwrap()).toBe(uri);
    });
  });

  it('never accepts a trick, unless the trick is another listed address [4.9]', () => {
    always([entry, trick], (listed, change) => {
      const uri = change(listed.uri);
      expect({ uri, accepted: checkRedirectUri(uri, [listed]).isOk() }).toEqual({
        uri,
        accepted: accepted(uri, listed),
      });
    });
  });

  it('never accepts anything else at all', () => {
    always([fc.array(entry, { maxLength: 4 }), anyUnits], (list, text) => {
      expect(checkRedirectUri(text, list).isOk()).toBe(false);
    });
  });

  it('accepts a query of the partner’s own exactly where the entry allows it', () => {
    always([base, queryText, fc.boolean()], (uri, query, allowQuery) => {
      const listed = { uri, allowQuery };
      const given = `${uri}?${query}`;
      expect(checkRedirectUri(given, [listed]).isOk()).toBe(accepted(given, listed));
    });
  });

  it('is indifferent to its order, and to unusable neighbours', () => {
    const unusable = { uri: 'javascript:alert(1)', allowQuery: true };
    always([fc.array(entry, { maxLength: 4 }), entry, trick], (list, listed, change) => {
      for (const uri of [listed.uri, change(listed.uri)]) {
        const once = checkRedirectUri(uri, [...list, listed]).isOk();
        expect(checkRedirectUri(uri, [unusable, listed, ...list.toReversed()]).isOk()).toBe(once);
      }
    });
  });
});

describe('a list from outside', () => {
  it('may mix texts with objects, and hold anything else besides', () => {
    always([fc.array(fc.anything(), { maxLength: 5 }), entry, fc.nat(5)], (junk, listed, at) => {
      const uri = listed.uri;
      const alone = checkRedirectUri(uri, [listed]).isOk();
      const mixed = (one: unknown) => [...junk.slice(0, at), one, ...junk.slice(at)] as [string];
      expect(checkRedirectUri(uri, mixed(listed)).isOk()).toBe(alone);
      expect(checkRedirectUri(uri, mixed(uri)).isOk()).toBe(alone);
      expect(checkRedirectUri(uri, mixed({ uri })).isOk()).toBe(alone);
    });
  });
});

describe('the authorisation redirect', () => {
  it('is read back by the browser exactly: code and state once, the partner’s own query before them [4.8]', () => {
    always([base, queryText, anyText, anyText], (uri, query, code, state) => {
      fc.pre(accepted(`${uri}?${query}`, { uri, allowQuery: true }));
      const built = buildAuthorizationRedirect(`${uri}?${query}`, [{ uri, allowQuery: true }], {
        code,
        state,
      });
      const { url: text, parts } = built._unsafeUnwrap();
      expect(text.startsWith(query === '' ? `${uri}?code=` : `${uri}?${query}&code=`)).toBe(true);
      const url = new URL(text);
      expect(url.searchParams.getAll('code')).toEqual([code]);
      expect(url.searchParams.getAll('state')).toEqual(state === '' ? [] : [state]);
      expect([...url.searchParams].slice(0, state === '' ? -1 : -2)).toEqual([
        ...new URL(`${uri}?${query}`).searchParams,
      ]);
      expect(parts.map(({ name }) => name)).toEqual([...url.searchParams.keys()]);
      expect(url.hash).toBe('');
      const listed = new URL(uri);
      expect([url.protocol, url.host, url.pathname]).toEqual([listed.protocol, listed.host, listed.pathname]);
    });
  });
});
