// Generates packages/core/vectors: cases of the rules, with what must come of them. Passwords, digits and languages are
// computed from the sentences of the specification, redirects are written by hand. Nothing here imports the core.
import { generated } from '../lib/generated.ts';

interface Case {
  readonly input: unknown;
  readonly expected: unknown;
  readonly reason: string;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const DIGITS = '0123456789';
const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const includesOneOf = (text: string, set: string): boolean => [...set].some((one) => text.includes(one));

const password = (input: string, reason: string): Case => {
  const classes = {
    uppercase: includesOneOf(input, UPPER),
    lowercase: includesOneOf(input, LOWER),
    digit: includesOneOf(input, DIGITS),
    symbol: includesOneOf(input, SYMBOLS),
  };
  const lengthOk = Array.from(input).length >= 8 && input.length <= 15;
  const formatOk = input === '' || Object.values(classes).every(Boolean);
  return { input, expected: { lengthOk, ...classes, formatOk }, reason };
};

const FORMAT = 'spec 5: at least one uppercase letter, one lowercase letter, one digit and one symbol';
const LENGTH = 'spec 5: length 8 to 15; at least 8 code points, at most 15 UTF-16 units';
const passwords: readonly Case[] = [
  password('', 'spec 5: an empty value passes the format check'),
  ...[
    'Aa1!',
    'Aa1!xyz',
    'Aa1!wxyz',
    'Aa1!vwxyz',
    'Aa1!vwxyzabcde',
    'Aa1!vwxyzabcdef',
    'Aa1!vwxyzabcdefg',
  ].map((text) => password(text, LENGTH)),
  ...['Aa1!😀😀😀', 'Aa1!😀😀😀😀', 'Aa1!😀😀😀😀😀', 'Aa1!😀😀😀😀😀a', 'Aa1!e\u0301e\u0301'].map((text) =>
    password(text, LENGTH),
  ),
  ...['abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefgh1', 'abcdefgh', '12345678', '!!!!!!!!', '        '].map(
    (text) => password(text, FORMAT),
  ),
  ...[...UPPER].map((one) => password(`${one}bcdef1!`, FORMAT)),
  ...[...LOWER].map((one) => password(`BCDEF1!${one}`, FORMAT)),
  ...[...DIGITS].map((one) => password(`Abcdef!${one}`, FORMAT)),
  ...[...SYMBOLS].map((one) => password(`Abcdef1${one}`, FORMAT)),
  ...[...'ÄäßéЖжＡａ１！٣۴²€£§¡¿«»–…　\u00a0\t\n\u007f\u0000'].map((one) =>
    password(`Abcdef1${one}`, 'functional spec, passwords: characters outside ASCII belong to no class'),
  ),
  ...['É', 'Ａ', 'Ж'].map((one) =>
    password(`${one}bcdef1!`, 'functional spec, passwords: characters outside ASCII belong to no class'),
  ),
  ...[' Aa1!wxyz', 'Aa1!wxyz ', 'Aa1! wxyz'].map((text) => password(text, 'spec 5: nothing is trimmed')),
];

/** The three rows of digits that a keyboard of our languages types. */
const ROWS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const ascii = (text: string): string =>
  [...text]
    .map((one) =>
      ROWS.reduce((found, row) => (row.includes(one) ? String([...row].indexOf(one)) : found), one),
    )
    .join('');
const digit = (input: string, reason: string): Case => ({ input, expected: ascii(input), reason });
const digits: readonly Case[] = [
  ...ROWS.map((row) => digit(row, 'Arabic-Indic, Persian and full-width digits become ASCII')),
  ...ROWS.flatMap((row) => [...row].map((one) => digit(`a${one}b`, 'each digit by itself'))),
  ...['', DIGITS, '1٢۳４', 'ä1', '+44 (0) ٧'].map((text) => digit(text, 'anything else stays')),
  ...[
    '²',
    '½',
    'Ⅷ',
    '१२३',
    '০১',
    '𝟙𝟚',
    '①',
    '一二三',
    '／',
    '：',
    '\u065f',
    '\u066a',
    '\u06ef',
    '\u06fa',
    '\uff0f',
    '\uff1a',
  ].map((text) => digit(text, 'neighbours of the digits, and digits of other scripts, stay')),
];

const SPOKEN = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'];
const language = (input: string | null, reason: string): Case => {
  const [code = ''] = (input ?? '').split('-');
  return { input, expected: SPOKEN.includes(code.toLowerCase()) ? code.toLowerCase() : 'en', reason };
};
const languages: readonly Case[] = [
  ...SPOKEN.map((code) => language(code, 'spec 1: an interface language')),
  ...['zh-CHS', 'ja-JP', 'ar-ae', 'de-DE', 'es-419', 'pl-PL', 'en-uk', 'en-us', 'de-'].map((text) =>
    language(text, 'spec 1: the part before the hyphen counts'),
  ),
  ...['DE', 'De-de', 'AR-AE'].map((text) => language(text, 'the case does not count')),
  language(null, 'spec 1: English if there is none'),
  ...[
    '',
    'fr',
    'xx-de',
    '-de',
    'deu',
    'd',
    ' de',
    'de ',
    'de_DE',
    'de/..',
    '../de',
    '__proto__',
    'constructor',
    'toString',
    'de\u0000',
  ].map((text) => language(text, 'spec 1: English if it is unknown')),
];

const PARTNER = 'https://partner.example/callback/slug/';
const redirect = (
  uri: string | null,
  isAccepted: boolean,
  reason: string,
  list: readonly unknown[] = [{ uri: PARTNER, allowQuery: false }],
): Case => ({ input: { uri, list }, expected: isAccepted, reason });
const WITH_QUERY = [{ uri: PARTNER, allowQuery: true }];
const exact = 'RFC 9700 2.1: compared exactly, as whole strings';
const planted = 'RFC 9700 4.1: a partner’s query plants no parameter of the answer';
const skipped = 'functional spec, redirect_uri: an entry that cannot be meant is skipped';
const only = (uri: string, allowQuery = false): readonly unknown[] => [{ uri, allowQuery }];
/** Schemes that run code, read files, or leave the web for something else than a partner's app. */
const FORBIDDEN_SCHEMES =
  'about android-app blob callto chrome chrome-extension content data feed file filesystem ftp intent itms-apps jar javascript livescript mailto market mocha moz-extension ms-appinstaller ms-settings res resource safari-web-extension search-ms shell sms tel urn vbscript view-source ws wss'.split(
    ' ',
  );
const redirects: readonly Case[] = [
  redirect(PARTNER, true, exact),
  ...[
    '',
    'x',
    'https://partner.example/',
    PARTNER.slice(0, -1),
    `${PARTNER}x`,
    `${PARTNER}?`,
    `${PARTNER}?a=1`,
    `${PARTNER}#`,
    `${PARTNER}#a`,
  ].map((uri) => redirect(uri, false, exact)),
  redirect(null, false, exact),
  ...[
    PARTNER.toUpperCase(),
    PARTNER.replace('https', 'HTTPS'),
    PARTNER.replace('https', 'http'),
    PARTNER.replace('partner', 'Partner'),
    PARTNER.replace('example', 'example.'),
    PARTNER.replace('example', 'example:443'),
    PARTNER.replace('//', '//user@'),
    PARTNER.replace('slug', 'slug2'),
    PARTNER.replace('slug', '../slug'),
    PARTNER.replace('slug', './slug'),
    PARTNER.replace('slug', '%73lug'),
    PARTNER.replace('/slug', '//slug'),
    PARTNER.replace('//', '/\\'),
    ` ${PARTNER}`,
    `${PARTNER} `,
    `${PARTNER}\n`,
    `${PARTNER}%`,
    `${PARTNER}%0`,
    `${PARTNER}%0a`,
    `${PARTNER}é`,
    `https://partner.example.evil.example/callback/slug/`,
    `https://evil.example/${PARTNER}`,
    `https://partner.example@evil.example/callback/slug/`,
    'javascript:alert(1)',
    '//partner.example/callback/slug/',
  ].map((uri) => redirect(uri, false, exact)),
  ...[
    '',
    '?a=1',
    '?a=1&b=2',
    '?codes=1',
    '?code_=1',
    '?-code=1',
    '?encode=1',
    '?a=code',
    '?a=%20',
    '?errors=1',
  ].map((query) =>
    redirect(
      `${PARTNER}${query}`,
      true,
      'functional spec, redirect_uri: any query that plants nothing',
      WITH_QUERY,
    ),
  ),
  ...[
    'code',
    'state',
    'iss',
    'error',
    'error_description',
    'error_uri',
    'access_token',
    'id_token',
    'token_type',
    'response',
  ].flatMap((name) =>
    [
      `?${name}=1`,
      `?${name}`,
      `?a=1&${name}=1`,
      `?a=1;${name}=1`,
      `?${name.toUpperCase()}=1`,
      `?${name}[]=1`,
      `?+${name}=1`,
      `?%2b${name}=1`,
    ].map((query) => redirect(`${PARTNER}${query}`, false, planted, WITH_QUERY)),
  ),
  ...[
    '?code%00=1',
    '?%63ode=1',
    '?%2563ode=1',
    '?access.token=1',
    '?error-uri=1',
    '??code=1',
    '?co%ff=1',
    '?co%e2%80%8bde=1',
    '?%ef%bd%83ode=1',
    '?a%26code=1',
    '?a%3bcode=1',
    '?a%EF%BC%86code=1',
    '?a%ef%bc%9bstate=1',
    '?code%c3%a4=1',
    '?%c3%a4code=1',
  ].map((query) => redirect(`${PARTNER}${query}`, query === '?error-uri=1', planted, WITH_QUERY)),
  ...[
    '?a%2541=1',
    '?a%25zz=1',
    '?a%efb=1'.replace('ef', '2bf'),
    '?codec=1',
    '?a=%26code%3d1',
    '?%ef%bf%bd=1',
  ].map((query) =>
    redirect(
      `${PARTNER}${query}`,
      true,
      'functional spec, redirect_uri: any query that plants nothing',
      WITH_QUERY,
    ),
  ),
  redirect(`${PARTNER}?a=1`, true, exact, only(`${PARTNER}?a=1`)),
  redirect(`${PARTNER}?a=2`, false, exact, only(`${PARTNER}?a=1`)),
  redirect(
    `${PARTNER}?a=1&b=2`,
    false,
    'functional spec, redirect_uri: an entry with a query accepts no other',
    only(`${PARTNER}?a=1`, true),
  ),
  redirect(PARTNER, false, exact, []),
  redirect(PARTNER, true, exact, [
    { uri: 'https://other.example/', allowQuery: false },
    { uri: PARTNER, allowQuery: false },
  ]),
  ...[
    'myapp://done',
    'com.example.app:/callback',
    'http://localhost:8080/cb',
    'http://127.0.0.1/cb',
    'http://[::1]:5/cb',
  ].map((uri) =>
    redirect(uri, true, 'functional spec, redirect_uri: an app’s scheme, and this machine', only(uri)),
  ),
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'intent://x/',
    'mailto:a@b.example',
    'file:///etc/x',
    'blob:https://a.example/x',
    'ws://a.example/',
    'http://partner.example/cb',
    'http://localhost.evil.example/cb',
    'https://user@partner.example/cb',
    'https://user:pw@partner.example/cb',
    'https://*.example/cb',
    'https://Partner.example/cb',
    'https://partner.example/cb#x',
    'https:///cb',
    'https:partner.example',
    'https://partner.example/cb?code=1',
    '/cb',
    'partner.example/cb',
    'myapp:',
    'myapp://*/cb',
    'https://a%41.example/cb',
    'https://a:b:c/cb',
    'https://a.example:x/cb',
    'https://[zz]/cb',
    'https://a]b/cb',
    'https://[::1/cb',
    `https://a.example/${'x'.repeat(4079)}`,
    ...FORBIDDEN_SCHEMES.map((scheme) => `${scheme}://a.example/cb`),
  ].map((uri) => redirect(uri, false, skipped, only(uri))),
  ...['https://a.example:8443/cb', 'https://[2001:db8::1]/cb', `https://a.example/${'x'.repeat(4078)}`].map(
    (uri) => redirect(uri, true, exact, only(uri)),
  ),
];

const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const record = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Each file: its rule, its cases, and the schemas of input and expected value. */
const FILES = {
  passwords: {
    rule: 'What the checklist of a new password shows',
    cases: passwords,
    input: TEXT,
    expected: record({
      lengthOk: FLAG,
      uppercase: FLAG,
      lowercase: FLAG,
      digit: FLAG,
      symbol: FLAG,
      formatOk: FLAG,
    }),
  },
  digits: { rule: 'Digits of codes and phone numbers as ASCII', cases: digits, input: TEXT, expected: TEXT },
  lang: {
    rule: 'The language of a `lang` in the query',
    cases: languages,
    input: { type: ['string', 'null'] },
    expected: { enum: SPOKEN },
  },
  redirects: {
    rule: 'Whether a `redirect_uri` is accepted by a list',
    cases: redirects,
    input: record({
      uri: { type: ['string', 'null'] },
      list: { type: 'array', items: record({ uri: TEXT, allowQuery: FLAG }) },
    }),
    expected: FLAG,
  },
} as const satisfies Record<string, object>;

for (const [name, { rule, cases, input, expected }] of Object.entries(FILES)) {
  const folder = 'packages/core/vectors';
  const lines = (cases as readonly Case[]).map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  generated(
    `${folder}/${name}.json`,
    `{\n  "$schema": "./${name}.schema.json",\n  "version": 1,\n  "rule": ${JSON.stringify(rule)},\n  "cases": [\n${lines}\n  ]\n}\n`,
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: rule,
    ...record({
      $schema: { const: `./${name}.schema.json` },
      version: { const: 1 },
      rule: TEXT,
      cases: {
        type: 'array',
        minItems: 1,
        items: record({ input, expected, reason: { type: 'string', minLength: 1 } }),
      },
    }),
  };
  generated(`${folder}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
