import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatehouse, startGatehouse } from './gatehouse-process.ts';

describe('gatehouse sandbox', () => {
  it('welcomes with addresses and people, serves, and stops on Ctrl-C with 0', async () => {
    const { child, stdout, finished } = startGatehouse(['sandbox', '--port', '0']);
    await expect.poll(stdout, { timeout: 8000 }).toContain('Ctrl-C stops it.');
    const addresses = [...stdout().matchAll(/http:\/\/localhost:\d+\/(?=\s|\?)/g)].map(
      ([address]) => address,
    );
    expect(new Set(addresses).size).toBe(8);
    expect(stdout()).toMatch(/DM100001 +Copper-Kite1/);
    const [home = '', ...brands] = addresses;
    expect((await fetch(home)).status).toBe(200);
    // The pages may not be built, but the configuration is always there.
    for (const brand of brands)
      expect((await fetch(new URL('/configs/config.json', brand))).status).toBe(200);
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect({ code, stderr: stderr.trim() }).toEqual({ code: 0, stderr: 'The sandbox has stopped.' });
    await expect(fetch(home)).rejects.toThrow();
  });

  it('stops on SIGTERM alike, and speaks JSON', async () => {
    const { child, stdout, finished } = startGatehouse(['sandbox', '--port', '0', '--json']);
    await expect.poll(stdout, { timeout: 8000 }).toContain('\n');
    const { format, home, brands, people } = JSON.parse(stdout());
    expect({ format, brands: Object.keys(brands).length }).toEqual({ format: 1, brands: 7 });
    expect(home).toMatch(/^http:\/\/localhost:\d+$/);
    expect(people[0]).toMatchObject({ id: 'plain', username: 'DM100001' });
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);
  });

  it("plays a brand of one's own against its own addresses, so that the login works", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-played-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'lonix.json');
    const own = {
      brand: 'kq',
      brandName: 'Lonix',
      encrypted: true,
      encryption: { keyHex: '0123456789abcdef23456789abcdef01456789abcdef0123', ivHex: '0011223344556677' },
      redirectUris: ['https://partner.example/cb'],
      urls: {
        apiEnv: 'live',
        redirects: { webtrader: 'https://trade.example/app?s={sessionId}&u={userName}' },
        forgotPasswordUrls: { default: 'https://forgot.example/' },
        myAccountUrl: 'https://account.example/',
      },
    };
    writeFileSync(file, JSON.stringify(own));
    const { child, stdout, finished } = startGatehouse([
      'sandbox',
      ...['--port', '0', '--json', '--config', file],
    ]);
    await expect.poll(stdout, { timeout: 8000 }).toContain('\n');
    const site = JSON.parse(stdout()).brands.kq;
    const served = await (await fetch(`${site}/configs/config.json`)).text();
    expect(JSON.parse(served)).toMatchObject({ brandName: 'Lonix', encryption: own.encryption });
    expect(served, 'nobody is sent to a real address').not.toContain('.example');
    const login = await gatehouse(
      ['login', '--site', site, '--user', 'DM100001', '--password-stdin', '--follow'],
      { input: 'Copper-Kite1' },
    );
    expect(login.stdout).toContain('Signed in to Lonix');
    expect(login.stdout, 'the query has what the template asks for').toContain('accepted by');
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);

    writeFileSync(file, JSON.stringify({ ...own, brand: 'lonix' }));
    const refused = await gatehouse(['sandbox', '--port', '0', '--config', file]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('has a fault. Nothing was started.');
  });

  it('names a port in use, and GATEHOUSE_PORT', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const { finished } = startGatehouse(['sandbox'], { GATEHOUSE_PORT: String(port) });
    const { code, stdout, stderr } = await finished;
    blocker.close();
    expect(stderr.startsWith(`Port ${port} is in use.`)).toBe(true);
    expect(stderr).toContain('GATEHOUSE_PORT');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  });
});
