import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { COMMAND_LINE, gatehouse, startGatehouse } from './gatehouse-process.ts';

const sh = (rest: string) => {
  const command = [process.execPath, ...COMMAND_LINE].map((part) => `'${part}'`).join(' ');
  return promisify(execFile)('bash', ['-o', 'pipefail', '-c', `${command} ${rest}`]);
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

describe('gatehouse as a neighbour', () => {
  it('ends quietly when its reader goes away', async () => {
    const { stderr } = await sh('login --help | true');
    expect(stderr).toBe('');
  });

  it('uses no colours where there is no terminal', async () => {
    const { stdout, stderr } = await gatehouse(['login', '--sandbox']);
    expect(stdout).toContain('Signed in to Meridian as DM100001.');
    expect(stdout + stderr).not.toContain('\u001b');
  });

  it('is broken off by Ctrl-C with 130, and says so', async () => {
    let interrupt = (): void => {};
    const thinking = createServer((request, response) => {
      // The platform never answers the session call, and the user interrupts.
      if (request.method === 'POST') return interrupt();
      response.end(
        JSON.stringify({
          brand: 'kq',
          urls: { apiEnv: 'live', redirects: { webtrader: 'https://a.example/' } },
        }),
      );
    });
    const port = await listening(thinking);
    const argv = [
      'login',
      '--site',
      `http://localhost:${port}`,
      '--user',
      'me',
      '--password-env',
      'SECRET',
      '--json',
    ];
    const { child, finished } = startGatehouse(argv, { SECRET: 'Copper-Kite1' });
    interrupt = () => child.kill('SIGINT');
    const { code, stdout } = await finished;
    thinking.closeAllConnections();
    thinking.close();
    expect(code).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'interrupted', error: { kind: 'cancelled' } });
  });

  it('shows its version without loading more than it needs', async () => {
    const { stdout } = await sh('--version');
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
