import { ENCRYPTION, encrypted } from './ciphers.ts';
import { ABSENT, type Case, FLAG, listOf, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

const KINDS = ['webtrader', 'advantage', 'settings'];
const NONE: readonly string[] = [];

/** Every platform that may be configured, for each page and choice. */
const choices: readonly Case[] = [
  NONE,
  ...KINDS.map((kind) => [kind]),
  ['webtrader', 'advantage'],
  ['webtrader', 'settings'],
  ['advantage', 'settings'],
  KINDS,
].flatMap((configured) =>
  ['', 'settings', 'Settings', 'markets'].flatMap((page) =>
    KINDS.map((chosen): Case => {
      const wanted = [page === 'settings' ? 'settings' : chosen, chosen, ...KINDS];
      return {
        input: { configured, page, chosen },
        expected: wanted.find((one) => configured.includes(one)) ?? null,
        reason:
          'functional spec, after sign-in: page=settings, then the choice, then the first with an address',
      };
    }),
  ),
);

export const platforms: VectorFile = {
  rule: 'The platform that a visitor goes to, or null if none is configured',
  cases: choices,
  input: record({ configured: listOf({ enum: KINDS }), page: TEXT, chosen: { enum: KINDS } }),
  expected: oneOf({ enum: KINDS }, ABSENT),
};

/** The thirteen values in the order of spec 7, with characters that need encoding. */
const VALUES: Readonly<Record<string, string>> = {
  sessionId: 'S/1+é',
  userName: 'DM 1&2',
  userType: '1',
  cultureCode: 'en-EN',
  AuthenticationUri: 'https://login.example/en-uk',
  theme: 'dark',
  title: 'Meridian {theme}',
  cultureId: '69',
  showMenu: 'true',
  page: '',
  time: '1700000000000',
  language: 'en',
  accountOperator: '4000',
};
const NAMES = Object.keys(VALUES);
/** Where each value comes from, in the words of the functional specification. */
const SOURCES: Readonly<Record<string, string>> = {
  sessionId: 'the session call',
  userName: 'the login form',
  userType: 'the session call',
  cultureCode: 'the language of the page',
  AuthenticationUri: 'urls.reloadURL, else the root of the region',
  theme: 'defaultTheme, as the page shows it',
  title: 'appTitle',
  cultureId: 'the language of the page',
  showMenu: 'always true',
  page: 'the page parameter of the query',
  time: 'the clock',
  language: 'the language of the page',
  accountOperator: 'the first operator of the account',
  session: 'the session call',
  username: 'the login form',
  source: 'always tradingview',
};
const FIELD = 'urls.redirects.advantage';
const encoded = (name: string): string => encodeURIComponent(VALUES[name] ?? '');
const ALL = NAMES.map((name) => `${name}=${encoded(name)}`).join('&');
type Part = readonly [name: string, value: string, source: string];
const part = (name: string, label = `{${name}}`): Part => [
  label,
  name === 'sessionId' ? '•••' : (VALUES[name] ?? ''),
  SOURCES[name] ?? '',
];
const ALL_PARTS = NAMES.map((name) => part(name, name));

interface Setting {
  readonly values?: Readonly<Record<string, string>>;
  readonly skin?: Readonly<Record<string, string>>;
  readonly encrypted?: {
    readonly parameter: string;
    readonly encryption: Readonly<Record<string, string>> | null;
  };
}
const described = (url: string, host: string, parts: readonly Part[]): object => ({
  url,
  host,
  parts: parts.map(([name, value, source]) => ({ name, value, source, secret: value === '•••' })),
});
const address = (
  template: string,
  url: string,
  parts: readonly Part[],
  reason: string,
  { values = VALUES, skin = {}, ...rest }: Setting = {},
  host = 't.example',
): Case => ({ input: { template, values, skin, ...rest }, expected: described(url, host, parts), reason });
const KEY = { keyHex: '0123456789abcdeffedcba98765432100f1e2d3c4b5a6978', algorithm: 'des-ede3-ecb' };
/** The address of a template whose query, which is `plain` by itself, is encrypted. */
const hidden = (
  template: string,
  plain: string,
  before: string,
  after: string,
  parts: readonly Part[],
): Case =>
  address(
    template,
    `${before}?q%20q=${encodeURIComponent(encrypted(plain, KEY))}${after}`,
    parts,
    'functional spec, the encrypted query: the whole query in one parameter; path and fragment stay',
    { skin: { a: 'b' }, encrypted: { parameter: 'q q', encryption: KEY } },
  );
const HIDDEN: Part = ['q q', '•••', 'the whole query, encrypted'];
const refused = (template: string | null, setting: Setting, fault: string): Case => ({
  input: { template, values: VALUES, skin: {}, ...setting },
  expected: { fault },
  reason:
    'functional spec, configuration: without what it needs, there is no address, above all no plain one',
});
const faulty = (template: string, values: Readonly<Record<string, string>>): Case => ({
  input: { template, values, skin: {} },
  expected: { fault: FIELD },
  reason: 'functional spec, templates: no value makes a path segment `.` or `..`',
});
const without = 'spec 7: without placeholders, all thirteen values become parameters, in this order';
const filled = 'functional spec, templates: `{name}` or `{{name}}`, each value percent-encoded once';
const skinned = 'spec 7: the skin’s entries come last';
const named = (name: string, value: string): Readonly<Record<string, string>> => ({
  ...VALUES,
  [name]: value,
});
const T = 'https://t.example';

export const addresses: VectorFile = {
  rule: 'The address of a platform, and the source of each part; or the field of the configuration that is at fault',
  cases: [
    address(T, `${T}?${ALL}`, ALL_PARTS, without),
    address(`${T}/`, `${T}/?${ALL}`, ALL_PARTS, without),
    address(`${T}/?`, `${T}/?${ALL}`, ALL_PARTS, without),
    address(
      `${T}/?a=1&b`,
      `${T}/?a=1&b&${ALL}`,
      [['a', '1', FIELD], ['b', '', FIELD], ...ALL_PARTS],
      without,
    ),
    address(`${T}/#/home`, `${T}/?${ALL}#/home`, ALL_PARTS, without),
    address(
      `${T}/?a=1#/home?b=2`,
      `${T}/?a=1&${ALL}#/home?b=2`,
      [['a', '1', FIELD], ...ALL_PARTS, ['b', '2', FIELD]],
      without,
    ),
    address(`${T}/#a=b`, `${T}/?${ALL}#a=b`, [...ALL_PARTS, ['a', 'b', FIELD]], without),
    address(`${T}/?a=%20+`, `${T}/?a=%20+&${ALL}`, [['a', '  ', FIELD], ...ALL_PARTS], without),
    ...NAMES.filter((name) => name !== 'page').map((name) =>
      address(`${T}/{${name}}/x`, `${T}/${encoded(name)}/x`, [part(name)], filled),
    ),
    ...NAMES.map((name) =>
      address(`${T}/?p={${name}}`, `${T}/?p=${encoded(name)}`, [part(name, 'p')], filled),
    ),
    address(
      `${T}/{{userName}}?s={{sessionId}}`,
      `${T}/${encoded('userName')}?s=${encoded('sessionId')}`,
      [['s', '•••', 'the session call'], part('userName')].reverse() as readonly Part[],
      filled,
    ),
    address(
      `${T}/?t={title}`,
      `${T}/?t=Meridian%20%7Btheme%7D`,
      [part('title', 't')],
      'functional spec, templates: a value is not filled again',
    ),
    address(
      `${T}/?x={{userType}}-{language}&y=z`,
      `${T}/?x=1-en&y=z`,
      [
        ['x', '1-en', 'the session call; the language of the page'],
        ['y', 'z', FIELD],
      ],
      filled,
    ),
    address(
      `${T}/?x={language}{cultureId}`,
      `${T}/?x=en69`,
      [['x', 'en69', 'the language of the page']],
      filled,
    ),
    address(
      `${T}/?x=a{sessionId}`,
      `${T}/?x=a${encoded('sessionId')}`,
      [['x', '•••', 'the session call']],
      filled,
    ),
    address(`${T}/?{theme}=1`, `${T}/?dark=1`, [['dark', '1', SOURCES['theme'] ?? '']], filled),
    address(`${T}/#{language}`, `${T}/#en`, [part('language')], filled),
    address(`${T}/#s={userType}`, `${T}/#s=1`, [part('userType', 's')], filled),
    address(
      `${T}/#/{language}?s={userType}&t=u`,
      `${T}/#/en?s=1&t=u`,
      [part('language'), part('userType', 's'), ['t', 'u', FIELD]],
      filled,
    ),
    address(
      `${T}/{language}/?q={theme}#/{userType}?t={time}`,
      `${T}/en/?q=dark#/1?t=1700000000000`,
      [part('language'), part('theme', 'q'), part('userType'), part('time', 't')],
      filled,
    ),
    address(
      `${T}/{unknown}?a={language}`,
      `${T}/{unknown}?a=en`,
      [part('language', 'a')],
      'functional spec, templates: other braces stay',
    ),
    address(
      `${T}/{ language }/{}/{theme}`,
      `${T}/{ language }/{}/dark`,
      [part('theme')],
      'functional spec, templates: other braces stay',
    ),
    address(
      `${T}/{toString}?a={language}`,
      `${T}/{toString}?a=en`,
      [part('language', 'a')],
      'functional spec, templates: other braces stay',
    ),
    address(
      `${T}/?u={userName}`,
      `${T}/?u=%EF%BF%BD`,
      [['u', '\ufffd', 'the login form']],
      'functional spec, templates: a lone surrogate becomes U+FFFD',
      { values: named('userName', '\ud800') },
    ),
    address(
      `${T}/?u={userName}&s={sessionId}`,
      `${T}/?u=xS%2F1%2B%C3%A9&s=S%2F1%2B%C3%A9`,
      [
        ['u', '•••', 'the login form'],
        ['s', '•••', 'the session call'],
      ],
      'functional spec: the session is masked wherever it stands',
      { values: named('userName', 'xS/1+é') },
    ),
    address(
      'https://t.example:8443/{language}',
      'https://t.example:8443/en',
      [part('language')],
      'functional spec, leaving: the host may be shown',
      {},
      't.example:8443',
    ),
    address(
      'app:{language}',
      'app:en',
      [part('language')],
      'functional spec, leaving: the scheme of an address without a host',
      {},
      'app:',
    ),
    address(
      `${T}/?`,
      `${T}/?${ALL}&accent=%230a5&skin%20id=a%26b`,
      [...ALL_PARTS, ['accent', '#0a5', 'skin.accent'], ['skin id', 'a&b', 'skin.skin id']],
      skinned,
      { skin: { accent: '#0a5', 'skin id': 'a&b' } },
    ),
    address(
      `${T}/?s={language}#x`,
      `${T}/?s=en&a=1#x`,
      [part('language', 's'), ['a', '1', 'skin.a']],
      skinned,
      { skin: { a: '1' } },
    ),
    address(
      `${T}/{language}`,
      `${T}/en?a={theme}`.replace('{theme}', '%7Btheme%7D'),
      [part('language'), ['a', '{theme}', 'skin.a']],
      skinned,
      { skin: { a: '{theme}' } },
    ),
    ...[
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '.%2e',
      '%252e%252e',
      '../x',
      'x/..',
      '..\\x',
      'x;..',
      '..;x',
      '..?x',
      '..#x',
      'x/../y',
    ].map((value) => faulty(`${T}/{userName}/x`, named('userName', value))),
    faulty(`${T}/.{userName}`, named('userName', '.')),
    faulty(`${T}/x{userName}`, named('userName', '/..')),
    faulty(`${T}/#/{userName}`, named('userName', '..')),
    faulty(`${T}/a/{page}.`, named('page', '')),
    ...['...', 'a.', '.a', 'a..b', ''].map((value) =>
      address(
        `${T}/{userName}/x`,
        `${T}/${encodeURIComponent(value)}/x`,
        [['{userName}', value, 'the login form']],
        filled,
        { values: named('userName', value) },
      ),
    ),
    hidden(`${T}/p?x=1#/f?g`, `x=1&${ALL}&a=b`, `${T}/p`, '#/f?g', [HIDDEN, ['g', '', FIELD]]),
    hidden(`${T}/{language}?s={sessionId}`, `s=${encoded('sessionId')}&a=b`, `${T}/en`, '', [
      part('language'),
      HIDDEN,
    ]),
    refused(null, {}, FIELD),
    refused(T, { encrypted: { parameter: 'q', encryption: null } }, 'encryption'),
    refused(T, { encrypted: { parameter: 'q', encryption: { keyHex: 'short' } } }, 'encryption'),
    address(
      'app:{language}://z',
      'app:en://z',
      [part('language')],
      'functional spec, leaving: the scheme of an address without a host',
      {},
      'app:',
    ),
    address(
      `${T}/../a/./{language}`,
      `${T}/../a/./en`,
      [part('language')],
      'functional spec, templates: what the configuration says itself stays',
    ),
    address(`${T}/?a={userName}`, `${T}/?a=..`, [['a', '..', 'the login form']], filled, {
      values: named('userName', '..'),
    }),
    address(`${T}/#/x?a={userName}`, `${T}/#/x?a=..`, [['a', '..', 'the login form']], filled, {
      values: named('userName', '..'),
    }),
  ],
  input: record(
    {
      template: oneOf(TEXT, ABSENT),
      values: record(Object.fromEntries(NAMES.map((name) => [name, TEXT]))),
      skin: { type: 'object', additionalProperties: TEXT },
    },
    { encrypted: record({ parameter: TEXT, encryption: oneOf(ENCRYPTION, ABSENT) }) },
  ),
  expected: oneOf(
    record({
      url: TEXT,
      host: TEXT,
      parts: listOf(record({ name: TEXT, value: TEXT, source: TEXT, secret: FLAG })),
    }),
    record({ fault: TEXT }),
  ),
};
