import { describe, expect, it } from 'vitest';
import { makeCookieFetch } from './cookie-fetch.ts';

const ORIGIN = 'https://login.test.example';

function site(setCookie: readonly string[]) {
  const sent: (string | null)[] = [];
  const fake: typeof globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers).get('cookie'));
    return new Response('{}', { headers: setCookie.map((line): [string, string] => ['set-cookie', line]) });
  };
  return { sent, ...makeCookieFetch(fake, ORIGIN) };
}

describe('cookies of a site', () => {
  it('go back to it, and a script may read them', async () => {
    const { fetch, cookie, sent } = site(['XSRF-TOKEN=abc; Path=/; SameSite=Strict; Secure']);
    expect(cookie('XSRF-TOKEN')).toBeNull();
    await fetch(`${ORIGIN}/configs/config.json`);
    await fetch(`${ORIGIN}/api/v2/Session`, { method: 'POST' });
    expect(sent).toEqual([null, 'XSRF-TOKEN=abc']);
    expect(cookie('XSRF-TOKEN')).toBe('abc');
  });

  it('stay hidden from the script where they are HttpOnly', async () => {
    const { fetch, cookie, sent } = site(['sid=1; Path=/; HttpOnly']);
    await fetch(`${ORIGIN}/`);
    await fetch(`${ORIGIN}/`);
    expect(cookie('sid')).toBeNull();
    expect(sent[1]).toBe('sid=1');
  });

  it('go to no other origin, and come from none', async () => {
    const { fetch, cookie, sent } = site(['XSRF-TOKEN=abc; Path=/; Domain=test.example']);
    await fetch('https://api.test.example/');
    expect(cookie('XSRF-TOKEN')).toBeNull();
    await fetch(`${ORIGIN}/`);
    await fetch('https://api.test.example/');
    expect(sent).toEqual([null, null, null]);
  });

  it('that make no sense are dropped without a fault', async () => {
    const { fetch, cookie } = site(['=;=', 'a=b; Domain=other.example']);
    await fetch(`${ORIGIN}/`);
    expect(cookie('a')).toBeNull();
  });

  it('leave the other headers of a request alone', async () => {
    const { fetch } = makeCookieFetch(async (_input, init) => {
      expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('t');
      return new Response('{}');
    }, ORIGIN);
    await fetch(`${ORIGIN}/`, { headers: { 'X-XSRF-TOKEN': 't' } });
  });
});
