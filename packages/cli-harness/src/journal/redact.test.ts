import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeVault } from '../report/vault.ts';
import { makeRedact } from './redact.ts';

const redactWith = (...secrets: string[]) => {
  const vault = makeVault();
  for (const secret of secrets) vault.add(secret);
  return { vault, ...makeRedact(vault) };
};
const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const JSON_TYPE = 'application/json; charset=utf-8';

describe('the redaction of a body', () => {
  it('masks what a field names as a secret, in any casing, and remembers it', () => {
    const { body, vault } = redactWith();
    const answer = body(
      bytes({ Session: 'session-12', TwoFAToken: null, note: 'for session-12' }),
      JSON_TYPE,
      'answer',
    );
    expect(JSON.parse(answer)).toEqual({ Session: '•••', TwoFAToken: null, note: 'for •••' });
    expect(vault.leakIn('session-12')).toBe('session');
  });

  it('masks a code in a request, and leaves the code of an account in an answer', () => {
    const { body } = redactWith();
    expect(body(bytes({ code: '123456' }), JSON_TYPE, 'request')).toBe('{"code":"•••"}');
    expect(body(bytes({ code: 'DM100001' }), JSON_TYPE, 'answer')).toBe('{"code":"DM100001"}');
  });

  it('masks what has the name of a secret, a number too', () => {
    const { body } = redactWith();
    const text = JSON.stringify({ session: 123456789012, accessToken: 'abc', refresh_token: 'def', size: 3 });
    expect(body(bytes(text), JSON_TYPE, 'answer')).toBe(
      '{"session":"•••","accessToken":"•••","refresh_token":"•••","size":3}',
    );
  });

  it('leaves numbers and flags alone, also flags with the name of a secret', () => {
    const { body } = redactWith('1234');
    const text = JSON.stringify({ size: 1234, passwordChangeRequired: true, session: null });
    expect(body(bytes(text), JSON_TYPE, 'answer')).toBe(text);
  });

  it('leaves the address of a person out', () => {
    const { body } = redactWith();
    expect(body(bytes([{ personalEmailAddress: 'me@example.test' }]), JSON_TYPE, 'answer')).not.toContain(
      'example',
    );
  });

  it('says of anything but JSON and forms only what it is', () => {
    const { body } = redactWith();
    expect(body(bytes('123456'), 'text/plain', 'answer')).toBe('(6 bytes of text/plain)');
    expect(body(bytes('<p>session-1</p>'), null, 'answer')).toBe('(16 bytes of an unnamed type)');
    expect(body(bytes('x'.repeat(1_000_001)), JSON_TYPE, 'answer')).toBe(
      '(1000001 bytes of application/json)',
    );
  });

  it('masks every value of a form but the harmless ones', () => {
    const { body, vault } = redactWith();
    const form = bytes('Username=me&Session=a%2Db-cd&lang=en&empty=');
    expect(body(form, 'application/x-www-form-urlencoded', 'request')).toBe(
      'Username=•••&Session=•••&lang=en&empty=',
    );
    expect(vault.mask('a-b-cd')).toBe('•••');
  });
});

describe('the redaction of an address', () => {
  it.each([
    ['https://a.test/x?SN=s-1&lang=de', 'https://a.test/x?SN=•••&lang=de'],
    ['https://a.test/cb?code=s-1&state=x#part', 'https://a.test/cb?code=•••&state=•••#•••'],
    ['https://a.test/session/2FA/Token/t-1/Code', 'https://a.test/session/2FA/Token/•••/Code'],
    ['https://a.test/configs/config.json', 'https://a.test/configs/config.json'],
    ['https://a.test/?flag', 'https://a.test/?flag'],
  ])('%s', (url, shown) => {
    expect(redactWith().url(url)).toBe(shown);
  });

  it('masks a known secret in the path, encoded or not', () => {
    expect(redactWith('a b/c').url('https://a.test/x/a%20b%2Fc/y')).toBe('https://a.test/x/•••/y');
  });
});

describe('the redaction of headers', () => {
  it('keeps the names and the attributes of cookies', () => {
    const { headers } = redactWith();
    expect(headers([['set-cookie', 'XSRF-TOKEN=abc-123; Path=/; SameSite=Strict']])).toEqual([
      ['set-cookie', 'XSRF-TOKEN=•••; Path=/; SameSite=Strict'],
    ]);
    expect(headers([['cookie', 'a=1; b=2']])).toEqual([['cookie', 'a=•••; b=•••']]);
  });

  it('masks what another header of the same message names', () => {
    const { headers } = redactWith();
    expect(
      headers([
        ['x-echo', 'abc-123'],
        ['X-XSRF-TOKEN', 'abc-123'],
        ['location', '/cb?code=9'],
      ]),
    ).toEqual([
      ['x-echo', '•••'],
      ['X-XSRF-TOKEN', '•••'],
      ['location', '/cb?code=•••'],
    ]);
  });
});

describe('the redaction of other headers', () => {
  it('masks those with the name of a secret, and is not misled by inherited names', () => {
    const { headers } = redactWith();
    expect(
      headers([
        ['access-token', 'abc-1'],
        ['x-session-id', 'def-2'],
        ['constructor', 'KQ Markets'],
      ]),
    ).toEqual([
      ['access-token', '•••'],
      ['x-session-id', '•••'],
      ['constructor', 'KQ Markets'],
    ]);
  });
});

describe('whatever a secret looks like', () => {
  it('nothing of it is left in what named it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, unit: 'binary' }), (secret) => {
        const { body, url } = redactWith();
        const shown = body(
          bytes({ deep: [{ password: secret }], echo: `<${secret}>` }),
          JSON_TYPE,
          'request',
        );
        expect(JSON.parse(shown)).toEqual({
          deep: [{ password: '•••' }],
          echo: expect.stringContaining('•••'),
        });
        expect(url(`https://a.test/${encodeURIComponent(secret)}/x`)).toBe('https://a.test/•••/x');
      }),
    );
  });
});
