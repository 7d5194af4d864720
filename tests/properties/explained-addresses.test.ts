import {
  buildAuthorizationRedirect,
  buildPlatformUrl,
  explainRedirect,
  PLATFORM_TYPES,
  type PlatformValues,
} from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyText } from './support/texts.ts';

const SESSION = "CANARY/+ é%2F&='";
const SOURCES = {
  sessionId: 'the session call',
  userName: 'the login form',
  page: 'the page parameter of the query',
  title: 'appTitle',
} as const;
type Name = keyof typeof SOURCES;

/** A parameter as a template writes it: with a value of its own or with a placeholder. */
type Slot =
  | { readonly name: string; readonly fixed: string }
  | { readonly name: string; readonly holds: Name };

const slotName = fc.constantFrom('SN', 'sessionId', 'accent', 'userName', 'q', '');
const slot: fc.Arbitrary<Slot> = fc.oneof(
  fc.record({ name: slotName, fixed: fc.constantFrom('', '1', 'sessionId', 'x.y') }),
  fc.record({ name: slotName, holds: fc.constantFrom(...(Object.keys(SOURCES) as Name[])) }),
);
const slots = fc.array(slot, { maxLength: 5 });
interface Template {
  readonly path: Name | null;
  readonly query: readonly Slot[];
  readonly route: string;
  readonly fragment: readonly Slot[];
}

const template: fc.Arbitrary<Template> = fc.record({
  path: fc.option(fc.constantFrom(...(Object.keys(SOURCES) as Name[]))),
  query: slots,
  route: fc.constantFrom('#?', '#/home?', '#'),
  fragment: slots,
});

const texts = (list: readonly Slot[]) =>
  list.map((each) => `${each.name}=${'holds' in each ? `{${each.holds}}` : each.fixed}`).join('&');
function textOf({ path, query, route, fragment }: Template): string {
  const base = `https://t.example/${path === null ? '' : `{{${path}}}/`}?${texts(query)}`;
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

/** Nobody who reads this learns the session, in whatever spelling. */
function expectNoSession(told: unknown) {
  const text = JSON.stringify(told);
  for (const spelling of [SESSION, JSON.stringify(SESSION).slice(1, -1), encodeURIComponent(SESSION)])
    expect(text).not.toContain(spelling);
}

describe('what is told of an address', () => {
  it('names the source of every parameter, in its order, whatever names occur twice', () => {
    always(
      [fc.tuple(template, template, template), fc.constantFrom(0, 1, 2), values, skin],
      (templates, chosen, given, colours) => {
        const [webtrader, advantage, settings] = templates.map(textOf) as [string, string, string];
        const platform = PLATFORM_TYPES[chosen];
        const { urls } = aConfiguration();
        const redirects = { webtrader, advantage, settings };
        const configuration = aConfiguration({ skin: colours, urls: { ...urls, redirects } });
        const url = buildPlatformUrl(configuration, redirects[platform], given);
        const destination = { kind: 'navigate', purpose: 'platform', platform, url } as const;
        const told = explainRedirect(destination, configuration, [SESSION]);

        const { path, query, fragment } = templates[chosen];
        const all = [...query, ...fragment].some((each) => 'holds' in each) || path !== null;
        const written = (list: readonly Slot[]) =>
          list.map((each) =>
            'holds' in each
              ? [each.name, given[each.holds], SOURCES[each.holds], each.holds === 'sessionId']
              : [each.name, each.fixed, `urls.redirects.${platform}`, false],
          );
        const expected = [
          ...(path === null ? [] : [[`{${path}}`, given[path], SOURCES[path], path === 'sessionId']]),
          ...written(query),
          // Without a placeholder all thirteen stand here.
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

  it('never shows the session of a my-account address or of a partner’s', () => {
    always([slots, anyText], (query, state) => {
      const myAccountUrl = `https://my.example/{session}/?s={session}&${texts(query).replaceAll(/\{\w+\}/g, '{session}')}`;
      const { urls } = aConfiguration();
      const configuration = aConfiguration({ urls: { ...urls, myAccountUrl } });
      const url = myAccountUrl.replaceAll('{session}', encodeURIComponent(SESSION));
      expectNoSession(explainRedirect({ kind: 'navigate', purpose: 'my-account', url }, configuration));

      const base = 'https://partner.example/cb';
      const uri = `${base}?x=${encodeURIComponent(SESSION)}`;
      const allowed = [{ uri: base, allowQuery: true }];
      const answer = buildAuthorizationRedirect(uri, allowed, { code: SESSION, state })._unsafeUnwrap();
      const told = explainRedirect({ kind: 'navigate', purpose: 'partner', url: answer }, configuration);
      expectNoSession(told);
      expect(told.map(({ name }) => name)).toEqual(['x', 'code', ...(state === '' ? [] : ['state'])]);
    });
  });
});
