import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, siteFiles } from '../testing/fixture.ts';
import { rawGet } from '../testing/raw-get.ts';
import type { SiteAddress } from './site-address.ts';
import type { SiteDocument } from './site-document.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.end());

const start = async (documents: (site: SiteAddress) => Promise<readonly SiteDocument[]>) => {
  const lines: string[] = [];
  fixture = await makeFixture({ documents, log: (line) => lines.push(line) });
  const { sandbox } = fixture;
  const get = (path: string, accept = 'text/html', brand: 'kq' | 'forex' = 'kq') =>
    fetch(sandbox.brands[brand] + path, { headers: { accept } });
  return { sandbox, get, lines, text: async (path: string) => (await get(path)).text() };
};

const documentOf = (path: string, lang: string, { origin, configuration }: SiteAddress): SiteDocument => ({
  path,
  lang,
  html: `<!doctype html><script>go()</script>${origin} ${configuration.brand} ${configuration.encrypted} ${path} ${lang}`,
});

describe('prepared documents', () => {
  it('are sent for a navigation to their path and language, and index.html for all else', async () => {
    const { sandbox, get, text } = await start(async (site) => [
      documentOf('/', '', site),
      documentOf('/en-uk', '', site),
      documentOf('/en-uk', 'de', site),
    ]);
    const prefix = `<!doctype html><script>go()</script>${sandbox.brands.kq} kq false`;
    expect(await text('/')).toBe(`${prefix} / `);
    expect(await text('/en-uk/?a=1')).toBe(`${prefix} /en-uk `);
    expect(await text('/en-uk?a=1&lang=DE-at')).toBe(`${prefix} /en-uk de`);
    expect(await text('/en-uk?lang=de&lang=de')).toBe(`${prefix} /en-uk `);
    expect(await text('/en-uk/login')).toBe(siteFiles['index.html']);
    expect((await get('/en-uk', 'application/json')).status).toBe(404);
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect(await text('/assets/risk-en.svg')).toContain('<svg');
    const { status, bytes } = await rawGet(
      `${sandbox.brands.kq}/en-uk`,
      { accept: 'text/html' },
      { method: 'HEAD' },
    );
    expect([status, bytes.length]).toEqual([200, 0]);
  });

  it('have a policy with the hashes of their own inline blocks, and are not cached', async () => {
    const { get } = await start(async (site) => [documentOf('/', '', site)]);
    const { headers } = await get('/');
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toContain('XSRF-TOKEN');
  });

  it('are made once for each brand, name of this machine and configuration', async () => {
    const made: string[] = [];
    const { sandbox, get, text } = await start(async (site) => {
      made.push(`${site.configuration.brand} ${site.origin} ${site.configuration.encrypted}`);
      return [documentOf('/', '', site)];
    });
    const { kq, forex } = sandbox.brands;
    await Promise.all([text('/'), text('/'), text('/other')]);
    await get('/', 'text/html', 'forex');
    expect(made).toEqual([`kq ${kq} false`, `forex ${forex} false`]);
    const byAddress = kq.replace('localhost', '127.0.0.1');
    expect(await (await fetch(`${byAddress}/`)).text()).toContain(`${byAddress} kq`);
    sandbox.settings.change({ cipher: { kq: 'des-ede3-cbc' } });
    expect(await text('/')).toContain('kq true');
    sandbox.reset();
    expect(await text('/')).toContain('kq false');
    expect(made.slice(2)).toEqual([`kq ${byAddress} false`, `kq ${kq} true`]);
  });

  it('that fail leave index.html, say why in one line, and are tried again', async () => {
    let calls = 0;
    const { text, lines } = await start((site) => {
      calls += 1;
      // An author's function may throw as well as reject.
      if (calls === 1) throw new Error('no such\n  file');
      if (calls === 2) return Promise.reject('gone');
      return Promise.resolve([documentOf('/', '', site)]);
    });
    expect(await text('/')).toBe(siteFiles['index.html']);
    expect(await text('/')).toBe(siteFiles['index.html']);
    expect(await text('/')).toContain('kq false /');
    expect(lines).toEqual([
      'kq documents failed, index.html is sent: no such file',
      'kq documents failed, index.html is sent: gone',
    ]);
  });
});
