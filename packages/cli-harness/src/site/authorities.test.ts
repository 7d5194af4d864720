import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { captureIo } from '../testing/capture-io.ts';
import { CERTIFICATE, KEY } from '../testing/certificate.ts';
import { fakeSite } from '../testing/fake-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-ca-'));
const { fetch: answer } = fakeSite();
let server: Server;
let site: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'ca.pem'), CERTIFICATE);
  writeFileSync(join(folder, 'empty.pem'), '\n');
  server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const { status, headers, body } = await answer(`https://localhost${request.url}`);
    response.writeHead(status, Object.fromEntries(headers)).end(await new Response(body).text());
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  site = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function login(...flags: readonly string[]) {
  const { io, stdout, stderr } = captureIo({ env: { SECRET: 'x' }, cwd: folder });
  const argv = ['login', '--site', site, '--user', 'me', '--password-env', 'SECRET', ...flags];
  return { code: await run(argv, io), text: stdout() + stderr() };
}

describe('--ca', () => {
  it('trusts the authorities in the file for this run, and no longer', async () => {
    expect(await login('--ca', 'ca.pem')).toMatchObject({ code: 0 });
    const { code, text } = await login();
    expect(code).toBe(3);
    expect(text).toContain('is not trusted. Name the authority that signed it with --ca FILE.');
    await expect(fetch(site)).rejects.toThrow();
  });

  it.each([
    ['nowhere.pem', 'The file nowhere.pem cannot be read: there is no such file.'],
    ['empty.pem', 'There is no certificate in empty.pem.'],
  ])('is a usage error with %s', async (file, message) => {
    expect(await login('--ca', file)).toEqual({ code: 2, text: `${message} Check the value of --ca.\n` });
  });
});
