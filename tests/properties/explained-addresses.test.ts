import {
  buildAuthorizationRedirect,
  buildMyAccountUrl,
  buildPlatformUrl,
  explainRedirect,
  PLATFORM_TYPES,
  type PlatformValues,
} from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, alwaysInTime } from './support/runs.ts';
import { anyText } from './support/texts.ts';

const SESSION = "CANARY/+ é%2F&='";
const SOURCES = {
  sessionId: 'the session call',
  userName: 'the login form',
  page: 'the page parameter of the query',
  title: 'appTitle',
} as const;
type Name = keyof typeof SOURCES;

/** A parameter in a template: with a value of its own or with placeholders side by side. */
interface Slot {
  readonly name: string;
  readonly fixed: string;
  readonly holds: readonly Name[];
}

const names = (minLength: number) =>
  fc.array(fc.constantFrom(...(Object.keys(SOURCES) as Name[])), { minLength, maxLength: 5 });
const slotName = fc.constantFrom('SN', 'sessionId', 'accent', 'userName', 'q', '');
const slot: fc.Arbitrary<Slot> = fc.oneof(
  fc.record({
    name: slotName,
    fixed: fc.constantFrom('', '1', 'sessionId', 'x.y'),
    holds: fc.constant([]),
  }),
  fc.record({ name: slotName, fixed: fc.constantFrom('', 'x', '-'), holds: names(1) }),
);
const slots = fc.array(slot, { maxLength: 5 });
interface Template {
  readonly path: readonly Name[];
  readonly query: readonly Slot[];
  readonly route: string;
  readonly fragment: readonly Slot[];
}

const template: fc.Arbitrary<Template> = fc.record({
  path: names(0),
  query: slots,
  route: fc.constantFrom('#?', '#/home?', '#'),
  fragment: slots,
});

const placeholders = (list: readonly Name[]) => list.map((name) => `{${name}}`).join('');
const texts = (list: readonly Slot[]) =>
  list.map(({ name, fixed, holds }) => `${name}=${fixed}${placeholders(holds)}`).join('&');
function textOf({ path, query, route, fragment }: Template): string {
  const base = `https://t.example/-${placeholders(path)}/?${texts(query)}`;
  return fragment.length === 0 ? base : `${base}${route}${texts(fragment)}`;
}

const maybeSession = fc.oneof(
  anyText,
  anyText.map((text) => `${text}${SESSION}`),
  fc.constant(encodeURIComponent(SESSION)),
);
const values = fc
  .record({ userName: maybeSession, page: maybeSession, title: anyText })
  .map((own) => ({ ...NOTHING, ...own, sessionId: SESSION }));
const NOTHING: PlatformValues = {
  sessionId: '',
  userName: '',
  userType: '',
  cultureCode: '',
  AuthenticationUri: '',
  theme: '',
  title: '',
  cultureId: '',
  showMenu: '',
  page: '',
  time: '',
  language: '',
  accountOperator: '',
};
const skin = fc.dictionary(slotName, maybeSession, { maxKeys: 4, noNullPrototype: true });

const holdsSession = (text: string) => text.includes(SESSION) || text.includes(encodeURIComponent(SESSION));

/** The explanation must not contain the session in any form. */
function expectNoSession(told: unknown) {
  const text = JSON.stringify(told);
  for (const spelling of [SESSION, JSON.stringify(SESSION).slice(1, -1), encodeURIComponent(SESSION)])
    expect(text).not.toContain(spelling);
}

describe('what is told of an address', () => {
  it('names the source of every parameter, in its order, whatever names occur twice', async () => {
    await alwaysInTime(
      [fc.tuple(template, template, template), fc.constantFrom(0, 1, 2), values, skin],
      async (templates, chosen, given, colours) => {
        const [webtrader, advantage, settings] = templates.map(textOf) as [string, string, string];
        const platform = PLATFORM_TYPES[chosen];
        const { urls } = aConfiguration();
        const redirects = { webtrader, advantage, settings };
        const configuration = aConfiguration({ skin: colours, urls: { ...urls, redirects } });
        const built = await buildPlatformUrl(configuration, platform, given);
        const { path, query, fragment } = templates[chosen];
        // A path cannot carry every value.
        if (built.isErr()) {
          expect(path.map((name) => given[name]).join('')).toMatch(/\./);
          return;
        }
        const told = explainRedirect(built.value, [SESSION]);

        const all = [...query, ...fragment].some(({ holds }) => holds.length > 0) || path.length > 0;
        const written = (list: readonly Slot[]) =>
          list.map(({ name, fixed, holds }) => {
            const value = fixed + holds.map((each) => given[each]).join('');
            const sources = [...new Set(holds.map((each) => SOURCES[each]))].join('; ');
            return [name, value, sources || `urls.redirects.${platform}`, holds.includes('sessionId')];
          });
        const expected = [
          ...path.map((name) => [`{${name}}`, given[name], SOURCES[name], name === 'sessionId']),
          ...written(query),
          // Without a placeholder, all thirteen values are there.
          ...(all ? [] : Object.keys(NOTHING).map(() => null)),
          ...Object.entries(colours).map(([name, value]) => [name, value, `skin.${name}`, false]),
          ...written(fragment),
        ];
        expect(told).toHaveLength(expected.length);
        for (const [at, each] of expected.entries()) {
          if (each === null) continue;
          const [name, value, source, own] = each;
          const secret = own === true || holdsSession(String(value));
          expect(told[at]).toEqual({ name, value: secret ? '•••' : value, source, secret });
        }
        expectNoSession(told);
      },
    );
  });

  it('adds up to the address: what its parts hold is what a browser reads there', async () => {
    await alwaysInTime([template, values, skin], async (chosen, given, colours) => {
      const { urls } = aConfiguration();
      const redirects = { webtrader: textOf({ ...chosen, fragment: [] }) };
      const configuration = aConfiguration({ skin: colours, urls: { ...urls, redirects } });
      const built = await buildPlatformUrl(configuration, 'webtrader', given);
      if (built.isErr()) return;
      const url = new URL(built.value.url);
      const [path, query] = [
        built.value.parts.slice(0, chosen.path.length),
        built.value.parts.slice(chosen.path.length),
      ];
      expect(decodeURIComponent(url.pathname)).toBe(`/-${path.map(({ value }) => value).join('')}/`);
      expect(query.map(({ name, value }) => [name, value])).toEqual([...url.searchParams]);
    });
  });

  it('never shows the session of a my-account address or of a partner’s', () => {
    always([slots, anyText], (query, state) => {
      const template = `https://my.example/{session}/?s={session}&${texts(query).replaceAll(/\{\w+\}/g, '{session}')}`;
      const built = buildMyAccountUrl(template, { username: 'DM1', session: SESSION })._unsafeUnwrap();
      expectNoSession(explainRedirect(built));

      const base = 'https://partner.example/cb';
      const uri = `${base}?x=${encodeURIComponent(SESSION)}`;
      const allowed = [{ uri: base, allowQuery: true }];
      const answer = buildAuthorizationRedirect(uri, allowed, { code: SESSION, state })._unsafeUnwrap();
      const told = explainRedirect(answer);
      expectNoSession(told);
      expect(told.map(({ name }) => name)).toEqual(['x', 'code', ...(state === '' ? [] : ['state'])]);
    });
  });
});
