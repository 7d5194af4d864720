import { describe, expect, it } from 'vitest';
import { checkRedirectUri } from './authorization-redirect.ts';

const LISTED = 'https://www.partner.example/trading/oauth-redirect/meridian/';
const ALLOWED = [
  { uri: LISTED, allowQuery: false },
  { uri: 'https://open.partner.example/cb', allowQuery: true },
  { uri: 'http://localhost:8080/cb', allowQuery: false },
  { uri: 'com.example.app://oauth/cb', allowQuery: false },
];

const isRefused = (uri: string | null) => {
  const read = checkRedirectUri(uri, ALLOWED);
  return read.isErr() && read.error.kind === 'invalid-redirect-uri';
};

const NEAR_MISSES: readonly (readonly [why: string, uris: readonly string[]])[] = [
  [
    'path',
    [
      LISTED.slice(0, -1),
      `${LISTED}/`,
      `${LISTED}x`,
      `${LISTED}.`,
      `${LISTED}..`,
      `${LISTED}../meridian/`,
      `${LISTED}%2e%2e/`,
      `${LISTED}./`,
      `${LISTED};x`,
      `${LISTED};`,
      'https://www.partner.example/',
      'https://www.partner.example',
      'https://www.partner.example/trading/oauth-redirect/',
      'https://www.partner.example/trading/oauth-redirect/meridiam/',
      'https://www.partner.example//trading/oauth-redirect/meridian/',
      'https://www.partner.example/./trading/oauth-redirect/meridian/',
      'https://www.partner.example/x/../trading/oauth-redirect/meridian/',
      'https://www.partner.example/trading/oauth-redirect%2Fmeridian/',
      'https://www.partner.example/trading/oauth%2dredirect/meridian/',
      'https://www.partner.example/%74rading/oauth-redirect/meridian/',
      'https://www.partner.example/Trading/oauth-redirect/meridian/',
      'https://www.partner.example/trading/oauth-redirect/MERIDIAN/',
      'https://open.partner.example/cb/',
      'https://open.partner.example/cb/?a=1',
      'https://open.partner.example/CB?a=1',
      'https://open.partner.example/?a=1',
      'https://open.partner.example/cbx?a=1',
    ],
  ],
  [
    'host',
    [
      'https://partner.example/trading/oauth-redirect/meridian/',
      'https://WWW.partner.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example./trading/oauth-redirect/meridian/',
      'https://www.partner.example.evil.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example-evil.example/trading/oauth-redirect/meridian/',
      'https://evil.example/www.partner.example/trading/oauth-redirect/meridian/',
      'https://evil.example/?https://www.partner.example/trading/oauth-redirect/meridian/',
      'https://evil.example/https://www.partner.example/trading/oauth-redirect/meridian/',
      'https://evilwww.partner.example/trading/oauth-redirect/meridian/',
      'https://www-partner.example/trading/oauth-redirect/meridian/',
      'https://wwwxpartner.example/trading/oauth-redirect/meridian/',
      'https://www.partner%2eexample/trading/oauth-redirect/meridian/',
      'https://www.partner.example%00.evil.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example%2f.evil.example/',
      'https://xn--www-partner-example.evil.example/trading/oauth-redirect/meridian/',
      'https://www.pаrtner.example/trading/oauth-redirect/meridian/',
      'https://ｗｗｗ.partner.example/trading/oauth-redirect/meridian/',
      'https://www。partner。example/trading/oauth-redirect/meridian/',
      'https://www.partner\u00AD.example/trading/oauth-redirect/meridian/',
      'https:///www.partner.example/trading/oauth-redirect/meridian/',
      'https:/www.partner.example/trading/oauth-redirect/meridian/',
      'https:www.partner.example/trading/oauth-redirect/meridian/',
      '//www.partner.example/trading/oauth-redirect/meridian/',
      '/trading/oauth-redirect/meridian/',
      'http://127.0.0.1:8080/cb',
      'http://[::1]:8080/cb',
      'http://localhost.:8080/cb',
    ],
  ],
  [
    'user information',
    [
      'https://user@www.partner.example/trading/oauth-redirect/meridian/',
      'https://user:x@www.partner.example/trading/oauth-redirect/meridian/',
      'https://@www.partner.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example@evil.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example%40evil.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example:443@evil.example/',
      'http://localhost:8080@evil.example/cb',
    ],
  ],
  [
    'port',
    [
      'https://www.partner.example:443/trading/oauth-redirect/meridian/',
      'https://www.partner.example:/trading/oauth-redirect/meridian/',
      'https://www.partner.example:8443/trading/oauth-redirect/meridian/',
      'http://localhost/cb',
      'http://localhost:80/cb',
      'http://localhost:08080/cb',
      'http://localhost:8081/cb',
    ],
  ],
  [
    'scheme',
    [
      LISTED.replace('https', 'http'),
      LISTED.replace('https', 'HTTPS'),
      LISTED.replace('https', 'ftp'),
      LISTED.replace('https', 'javascript'),
      `javascript:${LISTED}`,
      `view-source:${LISTED}`,
      `blob:${LISTED}`,
      'https://localhost:8080/cb',
      'com.example.App://oauth/cb',
      'com.example.app:/oauth/cb',
      'com.example.app:oauth/cb',
      'com.example.app.evil://oauth/cb',
    ],
  ],
  [
    'slashes',
    [
      LISTED.replaceAll('/', '\\'),
      LISTED.replace('https://', 'https:\\\\'),
      LISTED.replace('https://', 'https:/\\'),
      LISTED.replace('https://', 'https:////'),
      'https://evil.example\\@www.partner.example/trading/oauth-redirect/meridian/',
      'https://www.partner.example\\.evil.example/trading/oauth-redirect/meridian/',
      '/\\www.partner.example/trading/oauth-redirect/meridian/',
    ],
  ],
  [
    'fragment',
    [
      `${LISTED}#`,
      `${LISTED}#x`,
      `${LISTED}#@evil.example`,
      `${LISTED}%23x`,
      'https://open.partner.example/cb?a=1#x',
      'https://open.partner.example/cb#?a=1',
    ],
  ],
  [
    'query',
    [
      `${LISTED}?`,
      `${LISTED}?a=1`,
      `${LISTED}%3Fa=1`,
      `${LISTED}&a=1`,
      'http://localhost:8080/cb?',
      'com.example.app://oauth/cb?x=1',
    ],
  ],
];

describe('a redirect URI', () => {
  it.each(ALLOWED)('$uri is accepted as it is listed, unchanged', ({ uri }) => {
    expect(checkRedirectUri(uri, ALLOWED)._unsafeUnwrap()).toBe(uri);
  });

  it('that is missing or empty is refused', () => {
    expect(isRefused(null)).toBe(true);
    expect(isRefused('')).toBe(true);
  });

  describe.each(NEAR_MISSES)('is refused when it differs in its %s', (_why, uris) => {
    it.each(uris)('%s', (uri) => {
      expect(isRefused(uri)).toBe(true);
    });
  });

  const AROUND = [
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\u0000',
    '\u000B',
    '\u00A0',
    '\u2028',
    '\uFEFF',
    '\u200B',
    '"',
    "'",
    '<',
    '>',
    '%20',
    '%00',
    '%0a',
    '%09',
    ',',
    ';',
    '*',
    '\\',
  ];

  it.each(AROUND.map((mark) => [JSON.stringify(mark), mark]))(
    'is not trimmed: %s before, within or behind it is refused',
    (_shown, mark) => {
      const uris = [
        `${mark}${LISTED}`,
        `${LISTED}${mark}`,
        LISTED.replace('https:', `https:${mark}`),
        LISTED.replace('www', `ww${mark}w`),
        LISTED.replace('trading', `tra${mark}ding`),
      ];
      for (const uri of uris) expect(isRefused(uri)).toBe(true);
    },
  );

  it('is not decoded: any one escaped character is another address', () => {
    for (let at = 0; at < LISTED.length; at += 1) {
      const hex = LISTED.charCodeAt(at).toString(16);
      for (const escaped of [`%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`]) {
        expect(isRefused(LISTED.slice(0, at) + escaped + LISTED.slice(at + 1))).toBe(true);
      }
    }
  });

  it('is compared whole: no prefix, no suffix, no character more or less [4.9]', () => {
    for (let at = 0; at < LISTED.length; at += 1) {
      expect(isRefused(LISTED.slice(0, at))).toBe(true);
      expect(isRefused(LISTED.slice(at + 1))).toBe(true);
      expect(isRefused(LISTED.slice(0, at) + LISTED.slice(at + 1))).toBe(true);
      expect(isRefused(LISTED.slice(0, at) + LISTED.charAt(at) + LISTED.slice(at))).toBe(true);
    }
  });

  it('is not two of them', () => {
    for (const between of ['', ' ', ',', ';', '|', '\n'])
      expect(isRefused(`${LISTED}${between}${LISTED}`)).toBe(true);
  });
});
