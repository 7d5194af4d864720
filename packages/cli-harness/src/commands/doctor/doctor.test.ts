import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { run } from '../../run.ts';
import { captureIo } from '../../testing/capture-io.ts';
import type { Finding } from '../findings/finding.ts';

const TEXTS = fileURLToPath(new URL('../../../../web-react/public/assets/i18n', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-doctor-'));
let sandbox: Sandbox;
beforeAll(async () => {
  cpSync(TEXTS, join(folder, 'assets/i18n'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Log in</title>');
  sandbox = (await createSandbox({ port: 0, siteDir: folder }))._unsafeUnwrap();
}, 20_000);
afterEach(() => sandbox.reset());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.dispose();
});

type Brand = keyof Sandbox['brands'];

async function examine(brand: Brand, io: Partial<Io> = {}, flags: readonly string[] = []) {
  const captured = captureIo({ cwd: folder, ...io });
  const code = await run(['doctor', sandbox.brands[brand], '--json', ...flags], captured.io);
  const report: { outcome: string; findings: Finding[] } = JSON.parse(captured.stdout());
  const wrong = report.findings.filter(({ status }) => status !== 'ok' && status !== 'skipped');
  return { code, report, wrong, told: wrong.map(({ message }) => message).join('\n') };
}

/** A fetch that changes the answers of one path. */
const changing =
  (part: string, change: (answer: Response) => Response | Promise<Response>): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    return String(input).includes(part) ? change(answer) : answer;
  };
const withHeader = (answer: Response, name: string, value: string | null): Response => {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  if (value !== null) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

describe('gatehouse doctor', () => {
  it.each([
    'city-index',
    'forex',
    'whs',
    'kq',
    'forex-chinese',
    'tradingview-city-index',
    'tradingview-forex',
  ] as const)('finds nothing wrong with %s, logs nobody in and leaves no session', async (brand) => {
    const { code, report, wrong } = await examine(brand);
    expect(wrong).toEqual([]);
    expect({ code, outcome: report.outcome }).toEqual({ code: 0, outcome: 'passed' });
    const checks = [
      'configuration',
      'addresses',
      'frames',
      'certificates',
      'clock',
      'anti-forgery',
      'headers',
      'files',
      'translations',
      'redirects',
      'encryption',
      'app keys',
      'streaming',
    ];
    expect(report.findings.map(({ check }) => check)).toEqual(checks);
    expect(sandbox.holds()).toEqual({ sessions: 0, tokens: 0 });
  });

  it.each<[string, Brand, string, (answer: Response) => Response | Promise<Response>, string, number]>([
    [
      'a clock',
      'kq',
      'config.json',
      (a) => withHeader(a, 'date', 'Thu, 01 Jan 2026 00:00:00 GMT'),
      'seconds behind',
      1,
    ],
    [
      'a policy',
      'kq',
      '/login',
      (a) => withHeader(a, 'content-security-policy', null),
      'no Content-Security-Policy',
      1,
    ],
    [
      'a loose policy',
      'kq',
      '/login',
      (a) => withHeader(a, 'content-security-policy', "script-src 'unsafe-inline'; frame-ancestors 'none'"),
      "scripts from 'unsafe-inline'",
      1,
    ],
    [
      'a policy without the API',
      'whs',
      '/login',
      (a) => withHeader(a, 'content-security-policy', "default-src 'self'; frame-ancestors 'none'"),
      'does not allow the API in connect-src',
      2,
    ],
    [
      'a referrer',
      'kq',
      '/login',
      (a) => withHeader(a, 'referrer-policy', null),
      'without Referrer-Policy',
      1,
    ],
    [
      'an isolated pop-up',
      'tradingview-forex',
      '/login',
      (a) => withHeader(a, 'cross-origin-opener-policy', 'same-origin'),
      'Cross-Origin-Opener-Policy',
      2,
    ],
    [
      'a cookie that nobody can read',
      'kq',
      '/login',
      (a) => withHeader(a, 'set-cookie', 'XSRF-TOKEN=x; HttpOnly'),
      'HttpOnly',
      2,
    ],
    ['no page', 'kq', '/login', () => new Response('', { status: 502 }), 'HTTP 502', 2],
    ['a text', 'kq', 'i18n/de.json', () => Response.json({}), 'assets/i18n/de.json lacks ', 1],
    [
      'all texts',
      'kq',
      '/i18n/',
      () => new Response('', { status: 404 }),
      'assets/i18n/en.json is answered with HTTP 404. 8 other files are wrong, too.',
      2,
    ],
    [
      'a fallback',
      'kq',
      'i18n/en.json',
      () => new Response('<!doctype html>'),
      'assets/i18n/en.json is not JSON',
      2,
    ],
    [
      'an app key',
      'kq',
      'v2/Session',
      () => Response.json({ HttpStatus: 400, ErrorCode: 4002, ErrorMessage: 'x' }, { status: 400 }),
      'refuses appKeyWebTrader (code 4002)',
      2,
    ],
    [
      'the session call',
      'kq',
      'v2/Session',
      () => new Response('', { status: 500 }),
      'The session call fails',
      3,
    ],
    [
      'a platform',
      'kq',
      'platform/webtrader',
      () => new Response('', { status: 404 }),
      'urls.redirects.webtrader leads nowhere',
      2,
    ],
    [
      'a broken platform',
      'kq',
      'platform/webtrader',
      () => new Response('', { status: 500 }),
      'answers with HTTP 500',
      3,
    ],
    [
      'a dead platform',
      'kq',
      'platform/webtrader',
      () => Promise.reject(new TypeError('fetch failed')),
      'does not answer',
      3,
    ],
    [
      'a page that may not be framed',
      'kq',
      '/forgot',
      (a) => withHeader(withHeader(a, 'content-security-policy', null), 'x-frame-options', 'SAMEORIGIN'),
      'refuses to be framed (X-Frame-Options: SAMEORIGIN)',
      2,
    ],
    [
      'a page that others may frame',
      'kq',
      '/forgot',
      (a) => withHeader(a, 'content-security-policy', 'frame-ancestors https://*.example'),
      'refuses to be framed (frame-ancestors https://*.example)',
      2,
    ],
    ['a configuration', 'kq', 'config.json', () => new Response('<html>'), 'configs/config.json', 2],
  ])(
    'finds what is wrong with %s of %s, what it means and how to fix it',
    async (_what, brand, part, change, told, code) => {
      const found = await examine(brand, { fetch: changing(part, change) });
      expect(found.told).toContain(told);
      expect(found.code).toBe(code);
      for (const { meaning, fix } of found.wrong)
        expect([meaning, fix]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    },
  );

  it('finds nothing wrong with a page whose policy names the site, whatever its older header says', async () => {
    const { origin } = new URL(sandbox.brands.kq);
    for (const ancestors of [origin, '*', 'http:', "'self' http://localhost:*"]) {
      const policy = `default-src 'self'; frame-ancestors ${ancestors.replace('localhost:*', new URL(origin).host)}`;
      const fetch = changing('/forgot', (a) =>
        withHeader(withHeader(a, 'x-frame-options', 'DENY'), 'content-security-policy', policy),
      );
      expect((await examine('kq', { fetch })).told).not.toContain('framed');
    }
  });

  it('finds unknown keys, unused entries and ways that lead nowhere in a configuration', async () => {
    const configuration = {
      brand: 'forex',
      brandNme: 'x',
      redirectUris: ['https://a.example/cb', 'https://A.example/cb#x'],
      urls: {
        apiEnv: 'live',
        redirects: { webtrader: `${sandbox.home}/platform/webtrader` },
        forgotPasswordUrls: { 'en-uz': `${sandbox.home}/forgot` },
      },
    };
    writeFileSync(join(folder, 'mine.json'), JSON.stringify(configuration));
    const { told, code } = await examine('forex', {}, ['--config', 'mine.json']);
    expect(told).toContain('unknown key "brandNme". Did you mean brandName?');
    expect(told).toContain('never used: https://A.example/cb#x');
    expect(told).toContain('"en-uz", which is no region of forex');
    expect(told).toContain(
      'to my account, for whoever must set up two-factor authentication, at en-uk, en-us, en-ca, en, ie, jp leads nowhere: urls.myAccountUrl',
    );
    expect(code).toBe(2);
  });

  it('fits into eighty columns, and colours nothing outside of a terminal', async () => {
    const { io, stdout } = captureIo({
      fetch: changing('/login', (a) => withHeader(a, 'referrer-policy', null)),
    });
    Object.assign(io.stdout, { columns: 80 });
    expect(await run(['doctor', sandbox.brands.kq], io)).toBe(1);
    const lines = stdout().split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe(`${sandbox.brands.kq} (KQ Markets, kq)`);
    expect(stdout()).toContain('Found: 1 warning.');
    expect(stdout()).not.toContain('\u001b');
  });

  it('tries no app key where the API looks like production', async () => {
    const asked: string[] = [];
    const io = captureIo({
      fetch: async (input) => {
        asked.push(new URL(String(input)).pathname);
        const configuration = {
          brand: 'kq',
          urls: {
            tradingApiUrl: 'https://api.example.com/',
            redirects: { webtrader: 'https://web.example.com/' },
          },
        };
        return String(input).endsWith('config.json') ? Response.json(configuration) : new Response('');
      },
    });
    await run(['doctor', 'https://login.test.example', '--json', '--timeout', '0.2'], io.io);
    expect(io.stdout()).toContain('no login was tried there');
    expect(asked.some((path) => path.includes('Session'))).toBe(false);
  });
});
