import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'gatehouse-trader-'));
const [plain, built] = ['plain', 'built'].map((name) => join(siteDir, name)) as [string, string];
let fixtures: Record<'plain' | 'built', Fixture>;
beforeAll(async () => {
  for (const folder of [plain, built]) {
    mkdirSync(join(folder, 'trader'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Site</title>');
  }
  writeFileSync(join(built, 'trader', 'trader.js'), 'console.log(1);');
  fixtures = { plain: await makeFixture({ siteDir: plain }), built: await makeFixture({ siteDir: built }) };
});
afterAll(async () => {
  await Promise.all(Object.values(fixtures).map((each) => each.end()));
  rmSync(siteDir, { recursive: true });
});

async function land(which: 'plain' | 'built', platform = 'webtrader', sessionId?: string) {
  const { sandbox } = fixtures[which];
  const query = new URLSearchParams({
    sessionId: sessionId ?? (await sessionOf(sandbox, 'plain')),
    userName: 'DM100001',
    userType: '1',
    cultureCode: 'en-EN',
    AuthenticationUri: `${sandbox.brands.kq}/`,
    theme: 'light',
    title: 'KQ Markets',
    cultureId: '69',
    showMenu: 'true',
    page: '',
    time: String(Date.now()),
    language: 'en',
    accountOperator: '420648',
    skinId: 'kq',
  });
  const answer = await fetch(`${sandbox.home}/platform/${platform}?${query}`);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

describe('the prices of the web trader', () => {
  it('are there when the site has them, under a policy that lets them stream', async () => {
    const { html, policy } = await land('built');
    expect(html).toContain('<script type="module" src="/trader/trader.js">');
    expect(html).toContain('<div id="trader">');
    const { home } = fixtures.built.sandbox;
    expect(html).toContain(`"streaming":{"serverUrl":"${home}"}`);
    for (const part of [
      `connect-src 'self' ${home.replace('http', 'ws')} `,
      'worker-src blob:',
      'trusted-types default',
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  });

  it('are left out without them, on other platforms, and for a session that is not one', async () => {
    for (const { html } of [
      await land('plain'),
      await land('built', 'advantage'),
      await land('built', 'webtrader', 'made-up'),
    ]) {
      expect(html).not.toContain('trader.js');
      expect(html).not.toContain('"streaming"');
    }
    expect((await land('built', 'advantage')).policy).toContain("trusted-types 'none'");
  });

  it('come from the folder of the site, and nothing else does', async () => {
    const { home } = fixtures.built.sandbox;
    const script = await fetch(`${home}/trader/trader.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toBe('console.log(1);');
    for (const path of ['/trader/missing.js', '/trader/..%2Findex.html', '/trader/%2e%2e%2findex.html'])
      expect((await fetch(`${home}${path}`)).status, path).toBe(404);
  });
});
