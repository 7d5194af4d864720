import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand, type Configuration, parseConfiguration } from '@gatehouse-login/core';
import { createSandbox, type Sandbox, type SandboxOptions } from '@gatehouse-login/sandbox';
import { documentHeaders } from '@gatehouse-login/web-react/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedBy, hashOf } from './document-judge.ts';

const SCRIPT = 'document.documentElement.dataset.early = "";';
const STYLE = 'body { margin: 0 }';
const page = readFileSync(
  fileURLToPath(new URL('../../packages/web-react/index.html', import.meta.url)),
  'utf8',
);
/** The page as a build may stamp it: with one inline script, one inline style and a block of data. */
const stamped = page.replace(
  '</head>',
  `<style>${STYLE}</style><script>${SCRIPT}</script><script type="application/json">{"a":1}</script></head>`,
);

const started: Sandbox[] = [];
const siteDir = mkdtempSync(join(tmpdir(), 'gatehouse-document-'));
const start = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const sandbox = (await createSandbox({ port: 0, siteDir, ...options }))._unsafeUnwrap();
  started.push(sandbox);
  return sandbox;
};
let plain: Sandbox;
beforeAll(async () => {
  writeFileSync(join(siteDir, 'index.html'), stamped);
  plain = await start();
});
afterAll(async () => {
  await Promise.all(started.map((sandbox) => sandbox.dispose()));
  rmSync(siteDir, { recursive: true });
});

const configurationAt = async (origin: string): Promise<Configuration> =>
  parseConfiguration(await (await fetch(`${origin}/configs/config.json`)).json(), { origin })._unsafeUnwrap();

/** The headers that a production server makes for the page of a site. */
const producedFor = (configuration: Configuration) =>
  documentHeaders(configuration, {
    scriptHashes: [hashOf(SCRIPT)],
    styleHashes: [hashOf(STYLE)],
    reportUri: '/csp-report',
  });

/** Compares the sandbox's own headers of a page with those that a production server makes, and judges the page. */
const expectAgreement = async (origin: string): Promise<void> => {
  const configuration = await configurationAt(origin);
  const produced = producedFor(configuration);
  const answer = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
  const served = Object.fromEntries(answer.headers);
  // The sandbox has no HTTPS. It demands it all the same, as the server of an https origin does.
  const { 'strict-transport-security': demanded } = producedFor({
    ...configuration,
    origin: 'https://login.example',
  });
  expect(served).toMatchObject({ ...produced, 'strict-transport-security': demanded });
  const html = await answer.text();
  for (const policy of [served['content-security-policy'], produced['content-security-policy']]) {
    expect(blockedBy(policy ?? '', html, origin)).toEqual([]);
  }
};

describe('the headers of the page', () => {
  it.each(BRANDS)('of %s are those that the sandbox demands', async (brand) => {
    await expectAgreement(plain.brands[brand]);
    await expectAgreement(plain.brands[brand].replace('localhost', '127.0.0.1'));
  });

  it.each(BRANDS)('of %s are too where single sign-on is switched on', async (brand) => {
    plain.settings.change({ sso: true });
    await expectAgreement(plain.brands[brand]);
    plain.settings.change({ sso: false });
  });

  const elsewhere = {
    'an API elsewhere': { apiEnv: 'host', tradingApiUrl: 'https://api.example/TradingAPI' },
    'an API elsewhere that is not used': { apiEnv: 'live', tradingApiUrl: 'https://api.example/' },
    'several pages for forgotten passwords': {
      forgotPasswordUrls: { default: 'https://a.example/x?y=z', 'en-uk': 'https://b.example' },
    },
    'no page for forgotten passwords': { forgotPasswordUrls: {} },
    'single sign-on and a web trader elsewhere': {
      sso: 'https://sso.example/login',
      redirects: { webtrader: 'https://trade.example/{sessionId}?u={{userName}}' },
    },
  };

  it.each(Object.entries(elsewhere))('agree for %s', async (_, changes) => {
    const { urls } = await configurationAt(plain.brands.whs);
    const changed = { useSso: true, urls: { ...urls, myAccountUrl: '', ...changes } };
    const sandbox = await start({ configurations: { whs: changed, 'tradingview-forex': changed } });
    for (const brand of ['whs', 'tradingview-forex'] as const satisfies readonly Brand[]) {
      await expectAgreement(sandbox.brands[brand]);
    }
  });

  it('agree for an address of telemetry', async () => {
    const telemetry = { url: 'https://measures.example/x' };
    const sandbox = await start({ configurations: { kq: { telemetry } } });
    await expectAgreement(sandbox.brands.kq);
  });

  it('agree for a streaming server', async () => {
    const streaming = { serverUrl: 'https://push.example:8443/lightstreamer' };
    const sandbox = await start({ configurations: { kq: { streaming } } });
    await expectAgreement(sandbox.brands.kq);
  });
});
