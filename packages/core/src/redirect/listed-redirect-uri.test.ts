import { describe, expect, it } from 'vitest';
import { checkRedirectUri } from './authorization-redirect.ts';
import { splitOnce } from './listed-redirect-uri.ts';

const listing = (uri: string) => checkRedirectUri(uri, [{ uri, allowQuery: false }]).isOk();

const USABLE = [
  'https://partner.example',
  'https://partner.example/',
  'https://partner.example/cb',
  'https://partner.example/CaseMatters/Here',
  'https://partner.example:8443/cb',
  'https://partner.example:443/cb',
  'https://sub.sub.partner.example/a/b/c/',
  'https://192.0.2.1/cb',
  'https://[2001:db8::1]/cb',
  'https://partner.example/a*b',
  'https://partner.example/@user',
  'https://partner.example/a:b',
  "https://partner.example/!$&'()*+,;=:@",
  'https://partner.example/%E4%BD%A0%2f',
  'https://partner.example/../cb',
  'https://partner.example/cb?',
  'https://partner.example/cb?broker=meridian',
  'https://partner.example/cb?a=1&a=2',
  'https://partner.example/cb?decode=1&status=2',
  'https://partner.example/cb?next=https://other.example/',
  'https://xn--bcher-kva.example/cb',
  'https://localhost/cb',
  'http://localhost/cb',
  'http://localhost:4301/cb',
  'http://127.0.0.1/cb',
  'http://127.0.0.1:80/cb',
  'http://[::1]/cb',
  'http://[::1]:3000/cb?x=1',
  'com.example.app:/oauth',
  'com.example.app://oauth/cb',
  'com.example.app://oauth/Cb?x=1',
  'tradingview://oauth-redirect/meridian/',
  'myapp:callback',
  'myapp:/next://Cb',
  'chrome-like:/cb',
  'resources://x/y',
];

// By rule 4 of the functional spec, redirect_uri: these are skipped, so that even they themselves are refused.
const UNUSABLE: readonly (readonly [why: string, uris: readonly string[]])[] = [
  ['not absolute', ['', '/', '/cb', 'cb', 'partner.example/cb', '//partner.example/cb', '?x=1', './cb', '*']],
  [
    'no whole address',
    [
      'https:',
      'https:/',
      'https://',
      'https:///cb',
      'https:cb',
      'https:/cb',
      'https://?x=1',
      'https://:443/',
      'https://[/',
      'https://[x]/',
      'https://a[b]/',
      'https://a:b/',
      'https://a:1:2/',
      'https://%61/',
      'myapp:',
      'http://',
      ':cb',
      '1app:/cb',
    ],
  ],
  [
    'user information',
    [
      'https://user@partner.example/cb',
      'https://user:secret@partner.example/cb',
      'https://@partner.example/cb',
      'https://partner.example@evil.example/cb',
      'http://localhost:80@evil.example/',
      'com.example.app://user@oauth/cb',
    ],
  ],
  [
    'a fragment',
    [
      'https://partner.example/cb#',
      'https://partner.example/cb#x',
      'https://partner.example/#/cb',
      'myapp:/cb#x',
    ],
  ],
  [
    'a * in the host',
    [
      'https://*/cb',
      'https://*.partner.example/cb',
      'https://partner.*/cb',
      'https://partner.example:*/cb',
      'com.example.app://*/cb',
    ],
  ],
  [
    'capitals in the host',
    [
      'https://Partner.example/cb',
      'https://partner.exampLE/cb',
      'HTTPS://PARTNER.EXAMPLE/',
      'http://LOCALHOST/cb',
      'https://[2001:DB8::1]/cb',
      'com.example.app://OAuth/cb',
    ],
  ],
  [
    'a scheme that runs code',
    [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'javascript://partner.example/%0aalert(1)',
      'vbscript:x',
      'data:text/html,x',
      'data://x/y',
      'blob:https://partner.example/x',
      'filesystem:https://partner.example/x',
      'view-source:https://partner.example/',
      'about:blank',
      'livescript:x',
      'mocha:x',
      'feed:javascript:x',
      'jar:https://partner.example/x',
    ],
  ],
  [
    'a scheme that leaves the web',
    [
      'file:///etc/passwd',
      'FILE://x/y',
      'intent://x/y',
      'intent:x',
      'mailto:a',
      'tel:1',
      'sms:1',
      'ftp://partner.example/cb',
      'ws://localhost/cb',
      'wss://partner.example/cb',
      'urn:x:y',
      'urn:ietf:wg:oauth:2.0:oob',
      'callto:1',
      'market://details',
      'itms-apps://x/y',
      'android-app://com.example/https',
      'content://x/y',
      'chrome://settings',
      'chrome-extension://abc/cb',
      'moz-extension://abc/cb',
      'safari-web-extension://abc/cb',
      'resource://x/y',
      'res://x/y',
      'ms-settings:x',
      'ms-appinstaller:x?source=x',
      'Search-MS:query=x',
      'shell:x',
    ],
  ],
  [
    'http elsewhere than on this machine',
    [
      'http://partner.example/cb',
      'http://localhost.evil.example/cb',
      'http://127.0.0.1.evil.example/cb',
      'http://evil-localhost/cb',
      'http://evil.localhost/cb',
      'http://127.0.0.2/cb',
      'http://127.1/cb',
      'http://2130706433/cb',
      'http://0x7f.0.0.1/cb',
      'http://[::2]/cb',
      'http://[::ffff:127.0.0.1]/cb',
      'http://0.0.0.0/cb',
      'http://192.168.1.1/cb',
      'http://10.0.0.1/cb',
      'http://localhost./cb',
      'http://localhost:/cb',
      'http://localhost:x/cb',
      'HTTP://partner.example/cb',
    ],
  ],
  [
    'a planted answer',
    [
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
    ].flatMap((name) => [
      `https://partner.example/cb?${name}=x`,
      `https://partner.example/cb?a=1&${name.toUpperCase()}`,
    ]),
  ],
  [
    'characters that no URI has',
    [
      ' ',
      '"',
      '<',
      '>',
      '\\',
      '^',
      '`',
      '{',
      '|',
      '}',
      '\t',
      '\n',
      '\r',
      '\u0000',
      '\u007F',
      '\u00A0',
      'é',
      '你',
      '\u202E',
      '😀',
      '%',
      '%4',
      '%zz',
      '%4g',
    ].map((bad) => `https://partner.example/a${bad}`),
  ],
  ['more than 4,096 characters', [`https://partner.example/${'a'.repeat(4073)}`]],
];

describe('an entry of the list of redirect URIs', () => {
  it.each(USABLE)('is usable: %s', (uri) => {
    expect(listing(uri)).toBe(true);
  });

  describe.each(UNUSABLE)('is skipped for %s', (_why, uris) => {
    it.each(uris.map((uri) => [JSON.stringify(uri).slice(0, 80), uri]))('%s', (_shown, uri) => {
      expect(listing(uri)).toBe(false);
      expect(checkRedirectUri(uri, [{ uri, allowQuery: true }]).isErr()).toBe(true);
    });
  });

  it('does not spoil its neighbours when it is unusable', () => {
    const allowed = ['javascript:x', 'https://*/', 'https://partner.example/cb', ''].map((uri) => ({
      uri,
      allowQuery: false,
    }));
    expect(checkRedirectUri('https://partner.example/cb', allowed).isOk()).toBe(true);
    expect(checkRedirectUri('https://evil.example/', allowed).isErr()).toBe(true);
  });

  it('is needed: an empty list refuses everything', () => {
    for (const uri of USABLE) expect(checkRedirectUri(uri, []).isErr()).toBe(true);
  });
});

describe('splitting at a mark', () => {
  it.each([
    ['a?b', ['a', 'b']],
    ['a?b?c', ['a', 'b?c']],
    ['a?', ['a', '']],
    ['?b', ['', 'b']],
    ['ab', ['ab']],
    ['', ['']],
  ])('happens once: %j', (text, parts) => {
    expect(splitOnce(text, '?')).toEqual(parts);
  });
});
