import { expect, test } from '../support/attack-test.ts';
import { type RawAnswer, rawBytes, rawRequest } from '../support/raw-request.ts';

const portOf = (origin: string): number => Number(new URL(origin).port);
const isKept = ({ headers }: RawAnswer): boolean => !/no-store/.test(headers['cache-control'] ?? '');

test('cache deception: what looks like a file is never a document, and no document or token may be kept', {
  tag: '@ci',
}, async ({ site: { sandbox } }) => {
  const { host } = new URL(sandbox.brands.kq);
  for (const path of [
    '/login/x.css',
    '/x.js',
    '/login;x.css',
    '/login%3bx.css',
    '/login%00.css',
    '/login%0a.css',
    '/login%23.css',
    '/login%3f.css',
    '/login/%2e%2e/x.css',
    '/login/..%2fassets/x.css',
    '/assets/..%2flogin',
    '/assets/i18n/../../login',
    '/configs/config.json/x.css',
    '/configs/..;/login',
    '/worker.js/login',
    '/api-ppe/v2/Session/x.css',
    '/api-ppe/..%2fassets/x.css',
  ]) {
    const answer = await rawRequest(portOf(sandbox.brands.kq), path, { headers: { host } });
    const isDocument = answer.status === 200 && /html/.test(answer.headers['content-type'] ?? '');
    const hasToken = 'set-cookie' in answer.headers;
    expect([path, (isDocument || hasToken) && isKept(answer)]).toEqual([path, false]);
  }
});

test('cache poisoning: no header of a request changes what another visitor would get', {
  tag: '@ci',
}, async ({ site: { sandbox, evil } }) => {
  const { host } = new URL(sandbox.brands.kq);
  const port = portOf(sandbox.brands.kq);
  const ask = (path: string, headers = {}) => rawRequest(port, path, { headers: { host, ...headers } });
  const evilHost = new URL(evil.origin).host;
  for (const path of ['/', '/?lang=de', '/assets/i18n/de.json', '/configs/config.json', '/worker.js']) {
    const plain = await ask(path);
    for (const [name, value] of [
      ['x-forwarded-host', evilHost],
      ['x-forwarded-proto', 'https'],
      ['x-forwarded-scheme', 'nothttps'],
      ['x-forwarded-port', '1337'],
      ['x-forwarded-prefix', `//${evilHost}`],
      ['x-host', evilHost],
      ['forwarded', `host=${evilHost};proto=https`],
      ['x-original-url', '/stamp.json'],
      ['x-rewrite-url', '/stamp.json'],
      ['x-http-method-override', 'POST'],
      ['accept-language', 'ar'],
      ['origin', evil.origin],
      ['referer', evil.origin],
      ['user-agent', '<script>owned=1</script>'],
      ['cookie', 'lang=ar; XSRF-TOKEN=</script><script>owned=1</script>'],
    ] as const) {
      const { status, text, headers } = await ask(path, { [name]: value });
      expect([name, status, text === plain.text], path).toEqual([name, 200, true]);
      expect(JSON.stringify(headers), name).not.toMatch(/evil|owned/);
      expect(headers.location ?? headers['access-control-allow-origin'], name).toBeUndefined();
    }
  }
});

test('request smuggling: what hides in a body is never a call of its own', { tag: '@ci' }, async ({
  site: { sandbox },
}) => {
  const { host } = new URL(sandbox.brands.kq);
  const token = '0123456789abcdef';
  const call = (...lines: readonly string[]): string =>
    [
      'POST /api-ppe/v2/Session HTTP/1.1',
      `Host: ${host}`,
      `Cookie: XSRF-TOKEN=${token}`,
      `X-XSRF-TOKEN: ${token}`,
      'Content-Type: application/json',
      ...lines,
    ].join('\r\n');
  const hidden = `GET /api-ppe/smuggled HTTP/1.1\r\nHost: ${host}\r\nX-XSRF-TOKEN: ${token}\r\nCookie: XSRF-TOKEN=${token}\r\n\r\n`;
  const port = portOf(sandbox.brands.kq);
  const reached = () => sandbox.journal().filter(({ path }) => path.includes('smuggled'));
  const chunk = `0\r\n\r\n${hidden}`;
  const long = String(chunk.length);
  const requests = [
    call('Content-Length: 4', 'Transfer-Encoding: chunked', '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding: chunked', '', chunk),
    call('Transfer-Encoding: chunked', `Content-Length: ${long}`, '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding : chunked', '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding: xchunked', '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding:\x0bchunked', '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding: chunked, identity', '', chunk),
    call(`Content-Length: ${long}`, 'Transfer-Encoding: identity', 'Transfer-Encoding: chunked', '', chunk),
    call(`Content-Length: ${long}`, 'X: y', ' Transfer-Encoding: chunked', '', chunk),
    call(`Content-Length: ${long}`, 'X: y\nTransfer-Encoding: chunked', '', chunk),
    call('Content-Length: 0', `Content-Length: ${long}`, '', chunk),
    call(`Content-Length: +${long}`, '', chunk),
    call(`Content-Length: ${long}, 0`, '', chunk),
    call('Content-Length: -1', '', chunk),
    call('Content-Length: 0x5', '', chunk),
    call('Transfer-Encoding: chunked', '', `5;x=\n${hidden.length.toString(16)}\r\nabcde\r\n0\r\n\r\n`),
    call('Transfer-Encoding: chunked', '', `-1\r\n${hidden}`),
    call('Transfer-Encoding: chunked', '', `ffffffffffffffff\r\n${hidden}`),
  ];
  await Promise.all(requests.map((request) => rawBytes(port, request)));
  expect(reached(), 'hidden').toEqual([]);
  await rawBytes(port, hidden);
  expect(reached(), 'asked for openly, it would be seen').toHaveLength(1);
});
