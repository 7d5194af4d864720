import { ABSENT, type Case, FLAG, listOf, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

const PARTNER = 'https://partner.example/cb';
const LIST = [
  { uri: PARTNER, allowQuery: true },
  { uri: 'app:/done?a=1', allowQuery: false },
];
const LISTED = listOf(record({ uri: TEXT, allowQuery: FLAG }));

const request = (query: string, expected: unknown, reason: string, isNeeded = false): Case => ({
  input: { query, isNeeded, list: LIST },
  expected,
  reason,
});
const once = 'RFC 6749 3.1: a repeated parameter is invalid';
const encoded = encodeURIComponent(PARTNER);

export const requests: VectorFile = {
  rule: 'The way back to a partner that a page’s query asks for: null without one, "invalid" if it is refused',
  cases: [
    request('', null, 'spec 4: no partner'),
    request('?lang=de', null, 'spec 4: no partner'),
    request('', 'invalid', 'spec 4: TradingView variants need a redirect_uri', true),
    request('?state=x', null, 'spec 4: no partner'),
    request('?state=x&state=y', null, 'spec 4: no partner'),
    ...[false, true].flatMap((isNeeded) => [
      request(`?redirect_uri=${encoded}`, { redirectUri: PARTNER }, 'RFC 6749 4.1.1', isNeeded),
      request(
        `redirect_uri=${encoded}&state=a+b%20c`,
        { redirectUri: PARTNER, state: 'a b c' },
        'RFC 6749 4.1.1',
        isNeeded,
      ),
      request(
        `?state=&redirect_uri=${encoded}`,
        { redirectUri: PARTNER },
        'functional spec: an empty state is none',
        isNeeded,
      ),
      request(
        `?redirect_uri=${encoded}%3Fb=2&state=%26`,
        { redirectUri: `${PARTNER}?b=2`, state: '&' },
        'RFC 6749 4.1.1',
        isNeeded,
      ),
      request('?redirect_uri=https://evil.example/', 'invalid', 'RFC 9700 2.1', isNeeded),
      request('?redirect_uri=', 'invalid', 'RFC 9700 2.1', isNeeded),
      request(`?redirect_uri=${encoded}%3Fcode=x`, 'invalid', 'RFC 9700 4.1', isNeeded),
      request(`?redirect_uri=${encoded}&redirect_uri=${encoded}`, 'invalid', once, isNeeded),
      request(`?redirect_uri=${encoded}&redirect%5Furi=x`, 'invalid', once, isNeeded),
      request(`?redirect_uri=${encoded}&state=a&state=a`, 'invalid', once, isNeeded),
      request(`?redirect_uri=${encodeURIComponent(encoded)}`, 'invalid', 'decoded once', isNeeded),
    ]),
  ],
  input: record({ query: TEXT, isNeeded: FLAG, list: LISTED }),
  expected: oneOf(record({ redirectUri: TEXT }, { state: TEXT }), { const: 'invalid' }, ABSENT),
};

const response = (
  uri: string | null,
  code: string,
  state: string | null,
  url: string | null,
  parts: readonly (readonly [name: string, value: string, source: string])[],
  reason: string,
): Case => ({
  input: { uri, list: LIST, code, state },
  expected: url && {
    url,
    parts: parts.map(([name, value, source]) => ({
      name,
      value,
      source,
      secret: value === '•••' || name === '•••',
    })),
  },
  reason,
});
const appended = 'spec 4: the listed address with its own query, then code and state, each encoded once';
const OWN = 'the redirect_uri itself';
const CODE = ['code', '•••', 'the session call'] as const;
const stateOf = (value: string) => ['state', value, 'the state parameter of the query'] as const;

export const responses: VectorFile = {
  rule: 'The address that takes the code back to a partner, and the source of each part; null if it is refused',
  cases: [
    response(PARTNER, 'S-1', null, `${PARTNER}?code=S-1`, [CODE], appended),
    response(PARTNER, 'S-1', '', `${PARTNER}?code=S-1`, [CODE], 'functional spec: an empty state is none'),
    response(PARTNER, 'S-1', 'xyz', `${PARTNER}?code=S-1&state=xyz`, [CODE, stateOf('xyz')], appended),
    response(
      PARTNER,
      'S 1&=+é',
      'a b/#?',
      `${PARTNER}?code=S%201%26%3D%2B%C3%A9&state=a%20b%2F%23%3F`,
      [CODE, stateOf('a b/#?')],
      appended,
    ),
    response(
      `${PARTNER}?b=%C3%A4&c`,
      'S-1',
      'x',
      `${PARTNER}?b=%C3%A4&c&code=S-1&state=x`,
      [['b', 'ä', OWN], ['c', '', OWN], CODE, stateOf('x')],
      appended,
    ),
    response(`${PARTNER}?`, 'S-1', null, `${PARTNER}?code=S-1`, [CODE], appended),
    response(
      'app:/done?a=1',
      'S-1',
      'x',
      'app:/done?a=1&code=S-1&state=x',
      [['a', '1', OWN], CODE, stateOf('x')],
      appended,
    ),
    response(
      PARTNER,
      'S-1',
      'S-1',
      `${PARTNER}?code=S-1&state=S-1`,
      [CODE, stateOf('•••')],
      'functional spec: the session is masked wherever it stands',
    ),
    response(
      `${PARTNER}?b=S%252D1`,
      'S-1',
      null,
      `${PARTNER}?b=S%252D1&code=S-1`,
      [['b', '•••', OWN], CODE],
      'functional spec: the session is masked however it is encoded',
    ),
    response(
      `${PARTNER}?S-1=b`,
      'S-1',
      null,
      `${PARTNER}?S-1=b&code=S-1`,
      [['•••', 'b', OWN], CODE],
      'functional spec: the session is masked in a name, too',
    ),
    response(
      `${PARTNER}?b=S1`,
      'S1',
      null,
      `${PARTNER}?b=S1&code=S1`,
      [['b', 'S1', OWN], CODE],
      'functional spec: a secret of two characters is looked for nowhere else',
    ),
    response(
      `${PARTNER}?b=S12`,
      'S12',
      null,
      `${PARTNER}?b=S12&code=S12`,
      [['b', '•••', OWN], CODE],
      'functional spec: a secret of three characters is',
    ),
    ...[null, '', 'https://evil.example/', `${PARTNER}/`, `${PARTNER}?code=x`, 'app:/done'].map((uri) =>
      response(uri, 'S-1', 'x', null, [], 'RFC 9700 2.1: only a listed address gets a code'),
    ),
  ],
  input: record({ uri: oneOf(TEXT, ABSENT), list: LISTED, code: TEXT, state: oneOf(TEXT, ABSENT) }),
  expected: oneOf(
    record({ url: TEXT, parts: listOf(record({ name: TEXT, value: TEXT, source: TEXT, secret: FLAG })) }),
    ABSENT,
  ),
};
