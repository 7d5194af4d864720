import { describe, expect, it } from 'vitest';
import { checkRedirectUri } from './authorization-redirect.ts';

const BASE = 'https://partner.example/cb';
const OPEN = [{ uri: BASE, allowQuery: true }];
const CLOSED = [{ uri: BASE, allowQuery: false }];
const WITH_QUERY = [{ uri: `${BASE}?broker=meridian`, allowQuery: true }];

const RESPONSE_NAMES = [
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
];

const KEPT_QUERIES = [
  '',
  'a',
  'a=',
  '=a',
  'a=1',
  'a=1&b=2',
  'a=1&a=2',
  '&',
  '&&a=1&&',
  'a=b=c',
  'a=1?b=2',
  'a/b=c:d@e',
  'a=%20+%2B',
  'a=code',
  'a=state%3Dx',
  'codes=1',
  'acode=1',
  'code_=1',
  '_state=1',
  'error-description=1',
  'responses=1',
  'error_code=1',
  'code2=1',
  'code-=1',
  '-code=1',
  '2code=1',
  'mycode[]=1',
  'filter[state]=1',
  'filter.code=1',
  'accesstoken=1',
  'tokens.type=1',
  'access-token=1',
  'a;b=1',
  'a%25=1',
  'a%254=1',
  'a%254x=1',
  'a=1;b=code',
  'a=1%3Bcode=1',
  'a=%26code%3D1',
  'co%20de=1',
  'code%255F=1',
  'c.o.d.e=1',
  'broker=meridian&lang=de',
];

describe('the query of a redirect URI', () => {
  it.each(KEPT_QUERIES)('may be anything of the partner’s own where the entry allows it: ?%s', (query) => {
    expect(checkRedirectUri(`${BASE}?${query}`, OPEN)._unsafeUnwrap()).toBe(`${BASE}?${query}`);
  });

  it.each(KEPT_QUERIES)('may be nothing but the entry’s where it does not: ?%s', (query) => {
    expect(checkRedirectUri(`${BASE}?${query}`, CLOSED).isErr()).toBe(true);
    expect(checkRedirectUri(`${BASE}?${query}`, WITH_QUERY).isErr()).toBe(true);
  });

  it('may be left out where a query is allowed', () => {
    expect(checkRedirectUri(BASE, OPEN).isOk()).toBe(true);
  });

  it('must be the entry’s own, byte for byte, where the entry has one, whatever it allows', () => {
    expect(checkRedirectUri(`${BASE}?broker=meridian`, WITH_QUERY).isOk()).toBe(true);
    for (const query of [
      'broker=meridian&a=1',
      'a=1&broker=meridian',
      'broker=Meridian',
      'broker=%6deridian',
      'broker=meridian&',
      '&broker=meridian',
      'broker',
      '',
    ])
      expect(checkRedirectUri(`${BASE}?${query}`, WITH_QUERY).isErr()).toBe(true);
    expect(checkRedirectUri(BASE, WITH_QUERY).isErr()).toBe(true);
  });

  it('of an entry that ends in a bare ? is empty, not free', () => {
    const bare = [{ uri: `${BASE}?`, allowQuery: true }];
    expect(checkRedirectUri(`${BASE}?`, bare).isOk()).toBe(true);
    expect(checkRedirectUri(`${BASE}?a=1`, bare).isErr()).toBe(true);
    expect(checkRedirectUri(BASE, bare).isErr()).toBe(true);
  });
});

describe('planted answer parameters (RFC 6749, RFC 9207)', () => {
  const escaped = (name: string, at: number) =>
    `${name.slice(0, at)}%${name.charCodeAt(at).toString(16)}${name.slice(at + 1)}`;
  const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

  const spellings = (name: string): string[] => [
    name,
    name.toUpperCase(),
    title(name),
    ...[...name].map((_, at) => escaped(name, at)),
    ...[...name].map((_, at) => escaped(name.toUpperCase(), at)),
    [...name].map((_, at) => escaped(name, at).slice(at, at + 3)).join(''),
  ];

  it.each(RESPONSE_NAMES)('%s is refused in every spelling and place', (name) => {
    for (const spelled of spellings(name)) {
      for (const query of [
        spelled,
        `${spelled}=`,
        `${spelled}=x`,
        `a=1&${spelled}=x`,
        `${spelled}=x&a=1`,
        `a=1&&${spelled}`,
        `a&${spelled}=x&${spelled}=y`,
      ]) {
        expect(checkRedirectUri(`${BASE}?${query}`, OPEN).isErr()).toBe(true);
      }
    }
  });
});

describe('spellings that some servers read as an answer parameter', () => {
  const SPELLINGS: readonly (readonly [reader: string, spell: (name: string) => readonly string[]])[] = [
    ['separate at semicolons', (name) => [`a=1;${name}=x`, `a;${name}`, `;${name}=x`, `a=1&amp;${name}=x`]],
    [
      'make lists and records',
      (name) => [`${name}[]`, `${name}[0]`, `${name}%5B%5D`, `${name}[a][b]`, `${name}.a`],
    ],
    ['take off brackets', (name) => [`[${name}]`, `%5B${name}%5D`, `[${name}`, `(${name})`]],
    [
      'trim blanks',
      (name) => [`+${name}`, `%20${name}`, `${name}+`, `${name}%20`, `%09${name}`, `${name}%0D%0A`],
    ],
    [
      'trim other blanks',
      (name) => [`%C2%A0${name}`, `${name}%E3%80%80`, `%EF%BB%BF${name}`, `${name}%E2%80%8B`],
    ],
    ['end at a NUL', (name) => [`${name}%00`, `${name}%00x`, `${name}%00%00=x`]],
    [
      'drop control characters',
      (name) => [
        `%00${name}`,
        `%01${name}`,
        `${name}%1F`,
        `%7F${name}`,
        `${name.slice(0, 2)}%0B${name.slice(2)}`,
        `${name.slice(0, 2)}%C2%AD${name.slice(2)}`,
      ],
    ],
    [
      'drop bytes that are no text, or read them all the same',
      (name) => [
        `${name}%FF`,
        `%C0${name}`,
        `${name.slice(0, 2)}%FE${name.slice(2)}`,
        `%C1%${(name.charCodeAt(0) + 0x40).toString(16)}${name.slice(1)}`,
      ],
    ],
    [
      'decode twice',
      (name) => [
        `%25${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
        `${name}%2500`,
        `%252563ode`,
        `%2520${name}`,
        `${name}%253D1`,
      ],
    ],
    ['strip another question mark', (name) => [`?${name}=x`, `??${name}`, `%3F${name}`, `?a=1&?${name}`]],
    ['split what they have decoded', (name) => [`a%26${name}=x`, `a%3B${name}=x`]],
    [
      'take wide letters for narrow ones',
      (name) => [
        encodeURIComponent(
          [...name]
            .map((each) => (each === '_' ? each : String.fromCharCode(each.charCodeAt(0) + 0xfee0)))
            .join(''),
        ),
      ],
    ],
  ];

  describe.each(SPELLINGS)('by servers that %s', (_reader, spell) => {
    it.each(RESPONSE_NAMES)('are refused: %s', (name) => {
      for (const spelled of [...spell(name), ...spell(name.toUpperCase())])
        for (const query of [spelled, `${spelled}=x`, `a=1&${spelled}=x`, `${spelled}=x&a=1`])
          expect([query, checkRedirectUri(`${BASE}?${query}`, OPEN).isErr()]).toEqual([query, true]);
    });
  });

  it.each(['.', '+', '%20', '[', '%5B', '%2E', '%252E', '%C2%A0'])(
    'are refused with %s for an underscore, as PHP has it',
    (mark) => {
      for (const name of RESPONSE_NAMES.filter((each) => each.includes('_')))
        expect(checkRedirectUri(`${BASE}?${name.replace('_', mark)}=x`, OPEN).isErr()).toBe(true);
    },
  );

  it('make an entry of the list unusable, too', () => {
    for (const query of ['a=1;code=x', 'code[]=x', '+code=x', 'code%00=x']) {
      const uri = `${BASE}?${query}`;
      expect(checkRedirectUri(uri, [{ uri, allowQuery: false }]).isErr()).toBe(true);
    }
  });
});

describe('the length and the characters of a redirect URI', () => {
  const ofLength = (length: number) => `${BASE}?${'a'.repeat(length - BASE.length - 1)}`;

  it.each([100, 2047, 2048, 2049, 4095, 4096])('of %d characters work', (length) => {
    expect(ofLength(length)).toHaveLength(length);
    expect(checkRedirectUri(ofLength(length), OPEN).isOk()).toBe(true);
  });

  it.each([4097, 8192, 1_000_000])('of %d characters are refused', (length) => {
    expect(checkRedirectUri(ofLength(length), OPEN).isErr()).toBe(true);
  });

  it('are those of RFC 3986, of all of Latin-1 and beyond', () => {
    const allowed = /[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]/;
    for (let code = 0; code < 0x3000; code += 1) {
      const character = String.fromCharCode(code);
      expect(checkRedirectUri(`${BASE}?a${character}b`, OPEN).isOk()).toBe(allowed.test(character));
    }
  });

  it('hold whole percent escapes alone', () => {
    for (const bad of ['%', '%a', '%g0', '%0g', '%%', '%2', '%u0041', '%-1', '% 1'])
      expect(checkRedirectUri(`${BASE}?a=${bad}`, OPEN).isErr()).toBe(true);
    for (const good of ['%00', '%0a', '%7F', '%fF', '%C0%80'])
      expect(checkRedirectUri(`${BASE}?a=${good}`, OPEN).isOk()).toBe(true);
  });

  it('are judged in linear time', () => {
    const before = performance.now();
    for (const uri of [
      '%'.repeat(4096),
      `${'a'.repeat(4095)}%`,
      `https://${'a:'.repeat(2000)}`,
      `${BASE}?${'&'.repeat(4000)}`,
      `${BASE}?${'%25'.repeat(1300)}`,
    ])
      checkRedirectUri(uri, [...OPEN, { uri, allowQuery: true }]);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
