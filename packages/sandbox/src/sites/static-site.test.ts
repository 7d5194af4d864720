import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_IDS } from '../brands/brands.ts';
import { createSandbox } from '../start/create-sandbox.ts';
import { type Fixture, makeFixture, siteFiles } from '../testing/fixture.ts';
import { cachePolicyOf } from './file-types.ts';
import { readStaticFile } from './static-file.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.end());

const get = (path: string, accept = '*/*', more: Record<string, string> = {}) =>
  fetch(fixture.sandbox.brands.forex + path, { headers: { accept, ...more } });

describe('the built site', () => {
  it.each(['/', '/en-uk', '/en-uk/login', '/unknown/path', '/en-uk/user.name'])(
    'answers a navigation to %s with index.html, not cached',
    async (path) => {
      const response = await get(path, 'text/html,application/xhtml+xml');
      expect(await response.text()).toBe(siteFiles['index.html']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('gives the page to whoever asks for anything, as any server with a fallback does', async () => {
    const response = await get('/en-uk', '*/*');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it('allows the inline blocks of the page by hash', async () => {
    const policy = (await get('/', 'text/html')).headers.get('content-security-policy') ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('window.early=1')};`);
    expect(policy).toContain(`style-src 'self' ${hash('b{color:red}')};`);
  });

  it.each(['/assets/gone.js', '/gone.css', '/assets/i18n/xx.json', '/gone.json', '/assets/gone', '/en-uk'])(
    'answers 404 for %s when no page is asked for or a file is missing',
    async (path) => {
      const response = await get(path, path === '/en-uk' ? 'application/json' : 'text/html');
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/json; charset=utf-8',
      ]);
    },
  );

  it.each([
    ['/assets/main-B3xQ9a_1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/risk-en.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/i18n/en.json', 'application/json; charset=utf-8', 'no-cache'],
  ])('serves %s as %s', async (path, type, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      type,
      cache,
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get(path, '*/*', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each(['/.secret', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/assets/%00', '/%E0%A4%A'])(
    'gives nothing away for %s',
    async (path) => {
      expect((await get(path, 'application/json')).status).toBe(404);
      expect(await readStaticFile(fixture.siteDir, path)).toBeUndefined();
    },
  );

  it('sends the security headers with every answer of every brand', async () => {
    for (const brand of BRAND_IDS) {
      for (const path of ['/', '/assets/risk-en.svg', '/gone.js', '/configs/config.json', '/api/none']) {
        const { headers } = await fetch(fixture.sandbox.brands[brand] + path);
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
      }
    }
  });

  it('refuses to write', async () => {
    expect((await fetch(`${fixture.sandbox.brands.kq}/index.html`, { method: 'PUT' })).status).toBe(405);
  });

  it('says how to build it when there is none', async () => {
    const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
    const response = await fetch(sandbox.brands.kq, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    await sandbox.dispose();
  });
});

describe('caching', () => {
  it.each([
    ['/assets/index-DkX3_9aB.css', true],
    ['/assets/chunk.a1b2c3d4.js', true],
    ['/assets/risk-disclaim.svg', false],
    ['/assets/i18n/en-gb.json', false],
    ['/index-DkX3_9aB.css', false],
  ])('%s may be kept for ever: %s', (path, immutable) => {
    expect(cachePolicyOf(path).includes('immutable')).toBe(immutable);
  });
});
