import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startGatehouse } from './gatehouse-process.ts';

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
