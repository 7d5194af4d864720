import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../start/create-sandbox.ts';
import type { Sandbox } from '../start/sandbox.ts';
import { type RawAnswer, rawGet } from '../testing/raw-get.ts';

const page = `<!doctype html><title>Guide</title><script>early()</script><p>${'a long text '.repeat(200)}`;
const script = `export const text = '${'a long text '.repeat(200)}';`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>First page</title>',
  '404.html': '<!doctype html><title>No such page</title>',
  'guides/ci.html': page,
  'assets/guides_ci.md.B3xQ9a_1.lean.js': script,
  'gallery/assets/index-B3xQ9a_1.js': script,
  'assets/plain.css': 'b{color:red}',
  'source/tests/flow.test.ts.txt': 'const a = 1;',
  '.hidden': 'secret',
};

let outside: string;
let docsDir: string;
let sandbox: Sandbox;
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'gatehouse-docs-'));
  docsDir = join(outside, 'site');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  sandbox = (await createSandbox({ port: 0, docsDir }))._unsafeUnwrap();
});
afterAll(async () => {
  await sandbox.dispose();
  rmSync(outside, { recursive: true });
});

/** Writes the documentation, as a build that ends does. */
function build(): void {
  const made = join(outside, 'made');
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(join(made, path, '..'), { recursive: true });
    writeFileSync(join(made, path), content);
    if (content.length > 1024) writeFileSync(join(made, `${path}.br`), brotliCompressSync(content));
  }
  cpSync(made, docsDir, { recursive: true });
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> =>
  rawGet(sandbox.home + path, { 'accept-encoding': 'br', ...headers }, { method });
const header = ({ headers }: RawAnswer, name: string): unknown => headers[name];

describe('the documentation, before it is built', () => {
  it.each(['/docs/', '/docs/guides/ci.html'])(
    'says so at %s, and asks the browser to try again',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(503);
      expect(answer.bytes.toString()).toContain('The documentation is being built');
      expect(answer.headers).toMatchObject({ refresh: '3', 'retry-after': '3', 'cache-control': 'no-store' });
    },
  );

  it('leads nowhere but to pages that are there', async () => {
    const html = (await get('/docs/')).bytes.toString();
    const paths = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
    expect(paths).toContain('/');
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
  });

  it('has no file', async () => {
    expect((await get('/docs/assets/plain.css')).status).toBe(404);
  });
});

describe('the built documentation', () => {
  beforeAll(build);

  it('begins at the path with the slash', async () => {
    const answer = await get('/docs');
    expect([answer.status, header(answer, 'location')]).toEqual([308, '/docs/']);
    expect((await get('/docs/')).bytes.toString()).toBe(FILES['index.html']);
  });

  it.each([
    ['/docs/guides/ci.html', 'text/html; charset=utf-8', 'no-store', page],
    ['/docs/assets/guides_ci.md.B3xQ9a_1.lean.js', 'text/javascript; charset=utf-8', 'immutable', script],
    ['/docs/gallery/assets/index-B3xQ9a_1.js', 'text/javascript; charset=utf-8', 'immutable', script],
  ])('sends %s compressed, with its type and how long it may be kept', async (path, type, kept, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
      'content-length': String(answer.bytes.length),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(header(answer, 'cache-control')).toContain(kept);
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(text);
    const plain = await get(path, { 'accept-encoding': 'identity' });
    expect([header(plain, 'content-encoding'), plain.bytes.toString()]).toEqual([undefined, text]);
  });

  it.each([
    ['/docs/assets/plain.css', 'text/css; charset=utf-8'],
    ['/docs/source/tests/flow.test.ts.txt', 'text/plain; charset=utf-8'],
  ])('sends %s as it is, to be asked for again each time', async (path, type) => {
    const answer = await get(path);
    expect([header(answer, 'content-type'), header(answer, 'cache-control')]).toEqual([type, 'no-cache']);
    expect(header(answer, 'content-encoding')).toBeUndefined();
  });

  it('allows the inline scripts of a page by hash, and no other', async () => {
    const policy = String(header(await get('/docs/guides/ci.html'), 'content-security-policy'));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("style-src 'self';");
    expect(String(header(await get('/docs/'), 'content-security-policy'))).toContain("script-src 'self';");
  });

  it('sends nothing again that the browser has', async () => {
    const first = await get('/docs/assets/plain.css');
    const again = await get('/docs/assets/plain.css', { 'if-none-match': String(header(first, 'etag')) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const other = await get('/docs/assets/plain.css', { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await get('/docs/guides/ci.html', {}, 'HEAD');
    expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
    expect(Number(header(answer, 'content-length'))).toBeGreaterThan(0);
  });

  it.each(['/docs/none.html', '/docs/guides/', '/docs/none', '/docs/assets/none.js'])(
    'has a page for what is not there, at %s, which is never taken for it',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.bytes.toString()]).toEqual([404, FILES['404.html']]);
      expect([header(answer, 'content-type'), header(answer, 'cache-control')]).toEqual([
        'text/html; charset=utf-8',
        'no-store',
      ]);
      const again = await get(path, { 'if-none-match': String(header(answer, 'etag')) });
      expect(again.status).toBe(404);
    },
  );

  it.each([
    '/docs/..%2fsecret.txt',
    '/docs/guides/..%2f..%2fsecret.txt',
    '/docs/..%5csecret.txt',
    '/docs/%00',
    '/docs/%E0%A4%A',
    '/docs/.hidden',
  ])('gives nothing away for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.bytes.toString()).not.toContain('secret');
  });

  it('is only read', async () => {
    expect((await get('/docs/index.html', {}, 'PUT')).status).toBeGreaterThanOrEqual(400);
  });
});

it('is not there when the sandbox was given none', async () => {
  const bare = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  expect((await rawGet(`${bare.home}/docs/`)).status).toBe(404);
  await bare.dispose();
});
