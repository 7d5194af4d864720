import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { createHarness } from '@gatehouse-login/cli-harness';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { freePort } from '../bench/support/free-port.ts';
import { IS_FULL } from './support/chance.ts';
import { landingOf, signIn } from './support/login-page.ts';
import { expect, test } from './support/own-test.ts';
import { rawBytes, rawRequest } from './support/raw-request.ts';
import {
  makeCertificates,
  needs,
  type RealServer,
  SERVERS,
  startServer,
  type WantedSite,
} from './support/real-server.ts';
import { BRANDS, type Brand, personOf, queryFor, startSandbox } from './support/sandbox.ts';
import { code, contacts, submit } from './support/two-factor-page.ts';

interface Rule {
  readonly headers: Readonly<Record<string, string>>;
  readonly documents: readonly { readonly path: string; readonly lang: string; readonly file: string }[];
}

const TRIED: readonly Brand[] = IS_FULL ? BRANDS : ['kq', 'tradingview-forex'];

/** What keeps every answer but a document from being shown as a page. */
const DATA = "default-src 'none'; frame-ancestors 'none'";

for (const kind of SERVERS) {
  test.describe(`behind ${kind}`, { tag: '@ci' }, () => {
    needs(kind);
    // One server for all of them.
    test.describe.configure({ mode: 'default', timeout: 180_000 });

    let server: RealServer;
    let port = 0;
    let sites: readonly WantedSite[] = [];
    const hostOf = (brand: Brand): string => `${brand}.localhost`;
    const originOf = (brand: Brand): string => `http://${hostOf(brand)}:${port}`;
    const ask = (
      brand: Brand,
      path: string,
      { headers = {}, ...more }: Parameters<typeof rawRequest>[2] = {},
    ) => rawRequest(port, path, { headers: { host: `${hostOf(brand)}:${port}`, ...headers }, ...more });
    const ruleOf = async (brand: Brand): Promise<Rule> =>
      JSON.parse(
        await readFile(
          join(server.folder, 'current', 'sites', `${hostOf(brand)}_${port}`, 'stamp.json'),
          'utf8',
        ),
      );

    let sandbox: Sandbox;
    let sessions = 0;

    test.beforeAll(async () => {
      // Stamping all brands takes a while.
      test.setTimeout(180_000);
      const log = (line: string): void => {
        if (/POST \/api\S*\/v2\/Session 200 /.test(line)) sessions += 1;
      };
      // A form to another site, as SSO has it, is refused by the sandbox's stand-in.
      const sso = Object.fromEntries(BRANDS.map((brand) => [brand, false]));
      sandbox = await startSandbox(false, { log, settings: { sso } });
      port = await freePort();
      // Node knows no names below localhost, so one of the hosts is an address.
      const forNode: WantedSite = { brand: 'whs', origin: `http://127.0.0.1:${port}` };
      sites = [...TRIED.map((brand) => ({ brand, origin: originOf(brand) })), forNode];
      server = await startServer(kind, sandbox, sites);
    });
    test.afterAll(async () => {
      await server?.dispose();
      await sandbox?.dispose();
    });

    test('each address has its document, with the headers of the stamp, in every encoding', async () => {
      for (const brand of TRIED) {
        const { headers, documents } = await ruleOf(brand);
        expect(documents.length).toBeGreaterThan(9);
        const folder = join(server.folder, 'current', 'sites', `${hostOf(brand)}_${port}`);
        const texts = new Map<string, string>();
        for (const { path, lang, file } of documents) {
          texts.set(file, texts.get(file) ?? (await readFile(join(folder, file), 'utf8')));
          const query = lang === '' ? '' : `?a=1&lang=${lang}&b`;
          const { status, text } = await ask(brand, `${path}${query}`);
          expect([status, text === texts.get(file)], `${brand} ${path}${query}`).toEqual([200, true]);
        }
        for (const encoding of ['br', 'gzip', 'identity']) {
          const answer = await ask(brand, documents[0]?.path ?? '/', {
            headers: { 'accept-encoding': encoding },
          });
          expect(answer.headers, encoding).toMatchObject({ ...headers, vary: 'Accept-Encoding' });
          expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
          expect(answer.text).toBe(texts.get(documents[0]?.file ?? ''));
          expect(answer.headers['set-cookie']?.[0]).toMatch(/^XSRF-TOKEN=[\w-]{16,}; Path=\/; SameSite=Lax$/);
        }
      }
    });

    test('the language is chosen as the page would choose it', async () => {
      const langOf = async (path: string) => /<html lang="(\w+)"/.exec((await ask('kq', path)).text)?.[1];
      expect(await langOf('/?lang=DE')).toBe('de');
      expect(await langOf('/login/?lang=de-at')).toBe('de');
      expect(await langOf('/?lang=zh-Hant')).toBe('zh');
      expect(await langOf('/?lang=xx')).toBe('en');
      expect(await langOf('/?lang=de&lang=de')).toBe('en');
      expect(await langOf('/?xlang=de')).toBe('en');
      expect(await langOf('/tfa?lang=de'), 'a path that is not listed').toBe('en');
      const known = await ask('kq', '/', { headers: { cookie: 'a=b; XSRF-TOKEN=0123456789abcdef' } });
      expect(known.headers, 'a token that is there stays').not.toHaveProperty('set-cookie');
    });

    test('files are cached by their names, and a missing one is never kept', async () => {
      const page = (await ask('kq', '/')).text;
      const script = /"(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';
      const cacheOf = async (path: string) => {
        const { status, headers } = await ask('kq', path);
        return [status, headers['cache-control']];
      };
      expect(await cacheOf(script)).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(await cacheOf('/assets/i18n/de.json')).toEqual([200, 'no-cache']);
      expect(await cacheOf('/assets/brands/kq/mark.svg')).toEqual([200, 'no-cache']);
      expect(await cacheOf('/configs/config.json')).toEqual([200, 'no-cache']);
      expect(await cacheOf('/worker.js')).toEqual([200, 'no-cache']);
      expect(await cacheOf('/assets/index-AAAAAAA1.js')).toEqual([404, 'no-store']);
      for (const path of [
        '/stamp.json',
        '/documents/0.html',
        '/login/index.html',
        '/release.json',
        '/x.php',
        '/configs/x.json',
      ])
        expect(await cacheOf(path), path).toEqual([404, 'no-store']);

      for (const path of [script, '/worker.js', '/assets/i18n/de.json']) {
        const tags = new Set<unknown>();
        for (const encoding of ['br', 'gzip', 'identity']) {
          const encoded = { 'accept-encoding': encoding };
          const { headers, text } = await ask('kq', path, { headers: encoded });
          expect(headers['content-encoding'] ?? 'identity', `${path} ${encoding}`).toBe(encoding);
          expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
          expect(text.length).toBeGreaterThan(1000);
          tags.add(headers.etag);
          const again = await ask('kq', path, {
            headers: { ...encoded, 'if-none-match': headers.etag ?? '' },
          });
          expect([again.status, again.bytes.length]).toEqual([304, 0]);
          expect(again.headers).toMatchObject({
            'cache-control': headers['cache-control'],
            'x-content-type-options': 'nosniff',
          });
        }
        expect(tags.size, 'a tag for each encoding').toBe(3);
      }
    });

    test('errors say nothing and cannot be shown as a page', async () => {
      const refusals = [
        await ask('kq', '/assets/none.js'),
        await ask('kq', '/', { method: 'DELETE' }),
        await ask('kq', '/stamp.json'),
        await ask('kq', '/api-ppe/v2/Session', { method: 'POST', body: '{}' }),
        await ask('kq', '/api-ppe/v2/Session', { method: 'DELETE' }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([404, 405, 404, 403, 405]);
      for (const { headers } of refusals) {
        expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
    });

    test('a call needs the token of its cookie, and arrives once, with our word for who called', async () => {
      const call = (headers: Record<string, string>) =>
        ask('kq', '/api-ppe/v2/Session', {
          method: 'POST',
          body: '{"UserName":"nobody","Password":"x","AppKey":"Mercury","AppVersion":"1"}',
          headers: { 'content-type': 'application/json', ...headers },
        });
      const token = '0123456789abcdef';
      const cookie = `XSRF-TOKEN=${token}`;
      expect((await call({ cookie })).status).toBe(403);
      expect((await call({ 'x-xsrf-token': token })).status).toBe(403);
      expect((await call({ cookie, 'x-xsrf-token': `${token}0` })).status).toBe(403);
      expect((await call({ cookie: `X${cookie}`, 'x-xsrf-token': token })).status).toBe(403);
      const reached = () => sandbox.journal().filter(({ path }) => path === '/api/v2/Session');
      expect(reached()).toEqual([]);
      const spoofed = {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.9',
      };
      const answer = await call({ cookie: `a=b; ${cookie}`, 'x-xsrf-token': token, ...spoofed });
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': DATA });
      expect(reached()).toHaveLength(1);
      const sent = JSON.stringify(reached()[0]?.headers);
      expect(sent).not.toMatch(/203\.0|evil/);
      expect(reached()[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    });

    test('hosts, paths and ranges that nobody means lead nowhere', async () => {
      for (const host of ['evil.example', 'kq.localhost.evil.example', 'localhost'])
        expect((await rawRequest(port, '/', { headers: { host } })).status, host).not.toBe(200);
      for (const path of [
        '/../release.json',
        '/assets/../stamp.json',
        '/assets/%2e%2e/stamp.json',
        '/assets/..%2fstamp.json',
        '/assets/%00',
        '//stamp.json',
        '/assets//../../../nginx/nginx.conf',
        '/api-ppe/../stamp.json',
      ]) {
        const { status, text } = await ask('kq', path);
        expect(status, path).not.toBe(200);
        expect(text).not.toContain('sha256');
      }
      const line = `Host: ${hostOf('kq')}:${port}\r\nConnection: close\r\n`;
      for (const head of [
        `GET / HTTP/1.1\r\nHost: evil.example\r\n${line}\r\n`,
        `POST /api-ppe/v2/Session HTTP/1.1\r\n${line}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
        `GET / HTTP/1.1\r\n${line}X: ${'x'.repeat(65_536)}\r\n\r\n`,
        'GET / HTTP/1.0\r\n\r\n',
        `GE\u0000T / HTTP/1.1\r\n${line}\r\n`,
      ])
        expect(await rawBytes(port, head), head.slice(0, 60)).not.toMatch(/^HTTP\/1\.1 200/);
      const ranges = await ask('kq', '/worker.js', { headers: { range: 'bytes=0-1,2-3,4-5,6-7' } });
      expect(ranges.bytes.length, 'many ranges bring no more than the file').toBeLessThan(9_000);
      const one = await ask('kq', '/worker.js', {
        headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' },
      });
      expect([one.status, one.bytes.length]).toEqual([206, 10]);
    });

    test('visitors sign in, with a code, and with a changed password', async ({ page }) => {
      for (const brand of TRIED) {
        await page.goto(`${originOf(brand)}/${queryFor(sandbox, brand)}`);
        await signIn(page, personOf(sandbox, 'plain'));
        expect(await landingOf(page)).toMatchObject({ problems: [] });
      }
      await page.goto(originOf('kq'));
      await signIn(page, personOf(sandbox, 'two-factor'));
      await contacts(page).click();
      await page.getByRole('option').first().click();
      await code(page).fill((await sandbox.nextMessage(() => true))?.code ?? '');
      await submit(page).click();
      expect(await landingOf(page)).toMatchObject({ problems: [] });

      await page.goto(originOf('kq'));
      const person = personOf(sandbox, 'forced-change');
      await signIn(page, person);
      await page.getByLabel('Old Password', { exact: true }).fill(person.password);
      await page.getByLabel('New Password', { exact: true }).fill('New-Canary45');
      await page.getByLabel('Re-enter Password', { exact: true }).fill('New-Canary45');
      await submit(page).click();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      expect(await landingOf(page)).toMatchObject({ problems: [] });
    });

    test('the log has a line for each request, and no query, cookie or body', async () => {
      await ask('kq', '/login?redirect_uri=https%3A%2F%2Fcanary.example&state=canary', {
        headers: { cookie: 'XSRF-TOKEN=canarycanary', referer: 'https://canary.example' },
      });
      await expect.poll(() => server.log()).toMatch(/"\/login"/);
      expect(await server.log()).not.toContain('canary');
    });

    test('TLS is spoken by the intermediate profile, and for our names only', { tag: '@full' }, async () => {
      const folder = await makeCertificates('login.kq.example');
      const secure = await freePort();
      const plain = await freePort();
      const other = await startServer(kind, sandbox, [
        // The server is up when its plain port answers.
        { brand: 'whs', origin: `http://127.0.0.1:${plain}` },
        {
          brand: 'kq',
          origin: 'https://login.kq.example',
          more: ['--listen', String(secure), '--certificates', folder],
        },
      ]);
      const speaks = (options: ConnectionOptions): Promise<string> =>
        new Promise((resolve) => {
          const socket = connect({ port: secure, host: '127.0.0.1', rejectUnauthorized: false, ...options });
          socket.on('secureConnect', () => {
            resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
            socket.destroy();
          });
          socket.on('error', () => resolve('refused'));
        });
      const servername = 'login.kq.example';
      expect(await speaks({ servername })).toMatch(/^TLSv1\.3 /);
      expect(await speaks({ servername, maxVersion: 'TLSv1.2' })).toMatch(
        /^TLSv1\.2 ECDHE-.*(?:GCM|CHACHA20)/,
      );
      const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      expect(await speaks({ servername, ...old, maxVersion: 'TLSv1.1' })).toBe('refused');
      for (const ciphers of ['AES128-SHA', 'ECDHE-RSA-AES128-SHA', 'DHE-RSA-AES128-GCM-SHA256'])
        expect(await speaks({ servername, maxVersion: 'TLSv1.2', ciphers }), ciphers).toBe('refused');
      expect(await speaks({ servername: 'evil.example' })).toBe('refused');
      expect(await speaks({})).toBe('refused');
      await other.dispose();
      await rm(folder, { recursive: true });
    });

    test('an upgrade and a roll-back lose no sign-in, and none arrives twice', { tag: '@full' }, async () => {
      const { username, password } = personOf(sandbox, 'plain');
      const before = sessions;
      const outcomes = new Map<string, number>();
      let left = IS_FULL ? 10_000 : 200;
      let made = 0;
      let rounds = 0;
      let isOver = false;
      const visit = async (): Promise<void> => {
        await using harness = createHarness({ site: `http://127.0.0.1:${port}` });
        // At least one upgrade and its roll-back happen meanwhile.
        while (left > 0 || rounds === 0) {
          left -= 1;
          made += 1;
          const { outcome } = await harness.signIn({ username, password });
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const release = await server.stamp(sites);
      const operate = async (): Promise<void> => {
        // Go's server closes connections that are in use now and then: Caddy is asked for what an upgrade needs.
        while (!isOver && (kind === 'nginx' || rounds === 0)) {
          await server.deploy('--from', release);
          await server.deploy('--rollback');
          rounds += 1;
        }
      };
      const operating = operate();
      await Promise.all(Array.from({ length: 16 }, visit));
      isOver = true;
      await operating;
      expect(Object.fromEntries(outcomes)).toEqual({ 'signed-in': made });
      expect(sessions - before, 'none arrives twice').toBe(made);
    });
  });
}
