import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { freePort } from '../bench/support/free-port.ts';
import { someOf } from './support/chance.ts';
import { type Examined, scoreOf } from './support/observatory.ts';
import { expect, test } from './support/own-test.ts';
import { rawRequest } from './support/raw-request.ts';
import { makeCertificates, needs, SERVERS, startServer } from './support/real-server.ts';
import { BRANDS, startSandbox } from './support/sandbox.ts';

/** The brands whose documents are judged. The headers do not depend on the brand. */
const JUDGED = someOf(BRANDS, 1);

/** Requests a document over TLS, with the test's own certificate. */
async function askSecurely(port: number, host: string): Promise<Omit<Examined, 'redirect'>> {
  const call = request({
    host: '127.0.0.1',
    port,
    servername: host,
    headers: { host },
    rejectUnauthorized: false,
  });
  call.end();
  const [answer] = await once(call, 'response');
  return { headers: answer.headers, html: await text(answer) };
}

for (const kind of SERVERS)
  test(`Mozilla’s Observatory would give the highest grade behind ${kind}`, { tag: '@full' }, async () => {
    needs(kind);
    test.setTimeout(120_000);
    const sandbox = await startSandbox(false);
    const [plain, secure] = [await freePort(), await freePort()];
    const hostOf = (brand: string): string => `${brand}.login.example`;
    const folder = await makeCertificates(...JUDGED.map(hostOf));
    const more = ['--listen', String(secure), '--certificates', folder];
    const server = await startServer(kind, sandbox, [
      // `startServer` waits for a plain HTTP port.
      {
        brand: BRANDS.find((brand) => !JUDGED.includes(brand)) ?? 'whs',
        origin: `http://127.0.0.1:${plain}`,
      },
      ...JUDGED.map((brand) => ({ brand, origin: `https://${hostOf(brand)}`, more })),
    ]);
    for (const brand of JUDGED) {
      const answer = await askSecurely(secure, hostOf(brand));
      // The redirect would be on port 80, which a test may not open.
      const site = { ...answer, redirect: `https://${hostOf(brand)}/` };
      expect(site.headers['strict-transport-security']).toContain('max-age=31536000');
      expect(scoreOf(site), brand).toBeGreaterThanOrEqual(130);
      // Proves that the rules work: a missing header lowers the grade.
      for (const name of [
        'content-security-policy',
        'strict-transport-security',
        'cross-origin-resource-policy',
      ])
        expect(scoreOf({ ...site, headers: { ...site.headers, [name]: undefined } }), name).toBeLessThan(
          scoreOf(site),
        );
    }
    expect((await rawRequest(plain, '/', { headers: { host: hostOf('kq') } })).status).not.toBe(200);
    await server.dispose();
    await sandbox.dispose();
    await rm(folder, { recursive: true });
  });
