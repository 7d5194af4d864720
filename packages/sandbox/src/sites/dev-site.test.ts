import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../start/create-sandbox.ts';
import type { Sandbox } from '../start/sandbox.ts';

let vite: Server;
let sandbox: Sandbox;
const asked: string[] = [];
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  // Answers modules as such, and everything else with the page, as Vite does.
  vite = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ''}`);
    const isModule = request.url?.startsWith('/src/') === true;
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html');
    response.setHeader('etag', 'W/"1"');
    response.end(isModule ? 'export const hot = 1;' : '<script>window.early=1</script>');
  });
  await new Promise<void>((resolve) => void vite.listen(0, '127.0.0.1', resolve));
  sandbox = (await createSandbox({ port: 0, devServer: originOf(vite) }))._unsafeUnwrap();
});
afterAll(async () => {
  await sandbox.dispose();
  vite.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.brands.forex + path, { headers });

describe('the pages of a development server', () => {
  it("stand at every brand's address, beside that brand's configuration", async () => {
    for (const [brand, address] of Object.entries(sandbox.brands)) {
      expect(await (await fetch(`${address}/`)).text()).toContain('window.early=1');
      expect(await (await fetch(`${address}/configs/config.json`)).json()).toMatchObject({ brand });
    }
  });

  it('carry the policy, with what hot reload needs beside it and nothing else', async () => {
    const policy = (await get('/en-uk', { accept: 'text/html' })).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(policy).toContain("style-src 'self' 'nonce-development';");
    const stream = `${sandbox.home} ${sandbox.home.replace('http', 'ws')}`;
    expect(policy).toContain(`connect-src 'self' ${stream} ${originOf(vite).replace('http', 'ws')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('come with their modules, unchanged, and with their query', async () => {
    const response = await get('/src/main.tsx?t=1');
    expect(await response.text()).toBe('export const hot = 1;');
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(response.headers.get('etag')).toBe('W/"1"');
    expect(asked).toContain('/src/main.tsx?t=1 ');
  });

  it('never get a cookie of the platform', async () => {
    await get('/src/cookie.ts', { cookie: 'XSRF-TOKEN=secret' });
    expect(asked).toContain('/src/cookie.ts ');
  });

  it('leave a missing file a 404, although the server answers with the page', async () => {
    expect((await get('/assets/gone.json')).status).toBe(404);
  });

  it('are waited for by a page that looks again, as long as nobody answers', async () => {
    const early = (await createSandbox({ port: 0, devServer: 'http://127.0.0.1:1' }))._unsafeUnwrap();
    const response = await fetch(`${early.brands.kq}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('http-equiv="refresh"');
    await early.dispose();
  });
});
