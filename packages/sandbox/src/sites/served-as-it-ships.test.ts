import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';
import { rawGet } from '../testing/raw-get.ts';

const script = `export const text = '${'a long text '.repeat(200)}';`;
const page =
  `<!doctype html><title>Long</title><style>${'b{color:red}'.repeat(200)}</style>` +
  '<script>early()</script><script nomodule src="/assets/old.js"></script>' +
  '<link rel="icon" href="data:,"><link rel="modulepreload" href="/assets/next.js">' +
  '<script type="module" crossorigin src="/assets/big-B3xQ9a_1.js" integrity="sha384-a/b+c="></script>' +
  '<script type="module" src="https://elsewhere.example/x.js"></script>' +
  `<script type="module" src="/assets/a'b.js"></script>` +
  '<link rel="stylesheet" href="/assets/look.css">' +
  '<link rel="stylesheet" media="not all" href="/assets/more.css">';

let fixture: Fixture;
const put = (path: string, content: string | Buffer) => writeFileSync(join(fixture.siteDir, path), content);
beforeAll(async () => {
  fixture = await makeFixture();
  put('assets/big-B3xQ9a_1.js', script);
  put('assets/big-B3xQ9a_1.js.br', brotliCompressSync(script));
  put('assets/big-B3xQ9a_1.js.gz', gzipSync(script));
  put('long.html', page);
});
afterAll(() => fixture.end());

const at = (path: string) => fixture.sandbox.brands.forex + path;
const get = (path: string, accepted?: string, more: Record<string, string> = {}, method = 'GET') =>
  rawGet(
    at(path),
    { ...(accepted === undefined ? {} : { 'accept-encoding': accepted }), ...more },
    { method },
  );

const big = '/assets/big-B3xQ9a_1.js';
const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};

describe.each([
  ['a file', big, script],
  ['a page', '/long.html', page],
])('%s', (_, path, text) => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'none'],
    [undefined, 'none'],
  ] as const)('for %s comes as %s, and says so', async (accepted, encoding) => {
    const { status, headers, bytes } = await get(path, accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(decoders[encoding](bytes).toString()).toBe(text);
    expect(bytes.length < text.length / 4).toBe(encoding !== 'none');
  });

  it('has the same headers for HEAD, and no content', async () => {
    const known = { cookie: 'XSRF-TOKEN=a' };
    const whole = await get(path, 'br', known);
    const { status, headers, bytes } = await get(path, 'br', known, 'HEAD');
    const withoutDate = ({ date: _date, ...rest }: typeof headers) => rest;
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(withoutDate(headers)).toEqual(withoutDate(whole.headers));
  });
});

describe('a file with compressed twins', () => {
  it('has a tag for each of its encodings, which a 304 repeats', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => (await get(big, accepted)).headers.etag ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = '', gzip = ''] = tags;
    for (const known of [brotli, `W/${brotli}`, `"old", ${brotli}`, '*']) {
      const { status, headers, bytes } = await get(big, 'br', { 'if-none-match': known });
      expect([status, bytes.length, headers.etag]).toEqual([304, 0, brotli]);
      expect([headers.vary, headers['cache-control']]).toEqual([
        'Accept-Encoding',
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await get(big, 'br', { 'if-none-match': gzip })).status).toBe(200);
  });

  it('is sent as it is when its twins are older, and as the other one when one is missing', async () => {
    const text = script.replace('long', 'new');
    put('assets/edited.js', text);
    put('assets/edited.js.br', brotliCompressSync(script));
    utimesSync(join(fixture.siteDir, 'assets/edited.js.br'), 1, 1);
    const edited = await get('/assets/edited.js', 'br');
    expect([edited.headers['content-encoding'], edited.bytes.toString()]).toEqual([undefined, text]);
    put('assets/edited.js.gz', gzipSync(text));
    expect((await get('/assets/edited.js', 'br, gzip')).headers['content-encoding']).toBe('gzip');
    rmSync(join(fixture.siteDir, 'assets/edited.js'));
    expect((await get('/assets/edited.js', 'br')).status).toBe(404);
  });
});

describe('early hints', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

  it('name what the page’s markup needs, as the page itself will ask for it', async () => {
    const { status, hints } = await get('/long.html', 'br', navigation);
    expect(status).toBe(200);
    expect(hints.join().split(', ')).toEqual([
      '</assets/next.js>; rel=preload; as=script; crossorigin',
      `<${big}>; rel=preload; as=script; crossorigin; integrity="sha384-a/b+c="`,
      '</assets/look.css>; rel=preload; as=style',
    ]);
  });

  it('come only before a page, and only with a navigation', async () => {
    expect((await get('/en-uk', 'br', navigation)).hints).toHaveLength(1);
    expect((await get('/en-uk', 'br', navigation, 'HEAD')).hints).toEqual([]);
    expect((await get('/en-uk', 'br', { ...navigation, 'sec-fetch-mode': 'cors' })).hints).toEqual([]);
    expect((await get('/en-uk', 'br')).hints).toEqual([]);
    expect((await get(big, 'br', navigation)).hints).toEqual([]);
    expect((await get('/assets/gone.js', 'br', navigation)).hints).toEqual([]);
  });
});

describe('the platform’s answers', () => {
  const call = async (accepted: string) => {
    const Session = await sessionOf(fixture.sandbox, 'linked');
    const UserName = fixture.sandbox.people.find(({ id }) => id === 'linked')?.username ?? '';
    const path = '/api/v2/UserAccount/ClientAndTradingAccount';
    const headers = { UserName, Session, 'accept-encoding': accepted };
    const plain = await (await account(fixture.sandbox, UserName, Session)).text();
    return { plain, answer: await rawGet(fixture.sandbox.brands['city-index'] + path, headers) };
  };

  it.each(['br', 'gzip'] as const)('are compressed with %s when they are long', async (encoding) => {
    const { plain, answer } = await call(encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect([answer.headers.vary, answer.headers['content-length']]).toEqual([
      'Accept-Encoding',
      String(answer.bytes.length),
    ]);
    expect(decoders[encoding](answer.bytes).toString()).toBe(plain);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['set-cookie']?.[0]).toContain('XSRF-TOKEN');
  });

  it('are not when the client does not take it, or when they are short', async () => {
    const { plain, answer } = await call('identity');
    expect([answer.headers['content-encoding'], answer.bytes.toString()]).toEqual([undefined, plain]);
    const short = await get('/api/none', 'br, gzip');
    expect([short.status, short.headers['content-encoding'], short.headers.vary]).toEqual([
      404,
      undefined,
      undefined,
    ]);
  });

  it('say on the platform’s own host that they differ by origin as well', async () => {
    const Session = await sessionOf(fixture.sandbox, 'linked');
    const UserName = fixture.sandbox.people.find(({ id }) => id === 'linked')?.username ?? '';
    const path = '/TradingAPI/v2/UserAccount/ClientAndTradingAccount';
    const headers = { UserName, Session, 'accept-encoding': 'br', origin: fixture.sandbox.brands.whs };
    const answer = await rawGet(fixture.sandbox.home + path, headers);
    expect([answer.headers.vary, answer.headers['content-encoding']]).toEqual([
      'Origin, Accept-Encoding',
      'br',
    ]);
  });
});

describe('a connection', () => {
  it('stays open for the next request, as long as somebody needs to type', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await rawGet(at('/long.html'), { 'sec-fetch-mode': 'navigate' }, { agent });
    expect([first.isReused, first.headers['keep-alive']]).toEqual([false, 'timeout=75']);
    expect((await rawGet(at(big), {}, { agent })).isReused).toBe(true);
    expect((await rawGet(at('/api/none'), {}, { agent })).isReused).toBe(true);
    agent.destroy();
  });
});
