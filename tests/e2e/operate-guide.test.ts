import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../bench/support/free-port.ts';
import { landingOf, signIn } from './support/login-page.ts';
import { expect, test } from './support/own-test.ts';
import { COMMAND, needs } from './support/real-server.ts';
import { personOf, startSandbox } from './support/sandbox.ts';

const run = promisify(execFile);
const GUIDE = fileURLToPath(new URL('../../docs/guides/operate.md', import.meta.url));

const ARTWORK = fileURLToPath(new URL('../../packages/web-react/public/assets/brands/kq', import.meta.url));

const ALERTS = fileURLToPath(
  new URL('../../packages/cli-harness/deploy/prometheus/alerts.yaml', import.meta.url),
);

/** What Debian's nginx.conf holds, as far as it matters here. */
const debian = (etc: string): string => `
include /etc/nginx/modules-enabled/*.conf;
pid ${etc}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  include ${etc}/conf.d/*.conf;
}
`;

/** The command lines of a section. */
async function linesOf(section: string): Promise<readonly string[]> {
  const text = await readFile(GUIDE, 'utf8');
  const [, body = ''] = new RegExp(`^## ${section}\n([\\s\\S]*?)^## `, 'm').exec(text) ?? [];
  return [...body.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
}

test.describe('the guide for operators', { tag: '@ci' }, () => {
  needs('nginx');
  test.describe.configure({ timeout: 120_000 });

  test('leads from a configuration to a visitor who signs in, and through an upgrade', async ({ page }) => {
    const sandbox = await startSandbox(false);
    const work = await mkdtemp(join(tmpdir(), 'gatehouse-operate-'));
    await chmod(work, 0o755);
    const [etc, bin, port] = [join(work, 'etc'), join(work, 'bin'), await freePort()];
    await mkdir(join(etc, 'conf.d'), { recursive: true });
    for (const folder of [bin, join(work, 'metrics')]) await mkdir(folder);
    await writeFile(join(etc, 'nginx.conf'), debian(etc));
    await symlink(COMMAND, join(bin, 'gatehouse'));
    const own = await (await fetch(`${sandbox.brands.kq}/configs/config.json`)).json();
    const file = { ...own, brandName: 'Lonix', urls: { ...own.urls, apiEnv: 'live' } };
    await writeFile(join(work, 'kq.json'), JSON.stringify(file));
    await cp(ARTWORK, join(work, 'art'), { recursive: true });
    const nginx = spawn('nginx', ['-c', join(etc, 'nginx.conf'), '-g', 'daemon off;']);
    const { username, password } = personOf(sandbox, 'plain');

    const here = (line: string): string =>
      line
        .replaceAll('sudo ', '')
        .replaceAll(' --certificates /etc/letsencrypt/live', ` --listen ${port}`)
        .replaceAll('https://login.kq.example', `http://127.0.0.1:${port}`)
        .replaceAll('https://platform.example/TradingAPI', `${sandbox.brands.kq}/api`)
        .replaceAll('/srv/gatehouse', join(work, 'srv'))
        .replaceAll('/etc/nginx', etc)
        .replaceAll('systemctl reload nginx', `nginx -s reload -c ${etc}/nginx.conf`)
        .replaceAll('/var/lib/prometheus/node-exporter', join(work, 'metrics'))
        .replaceAll('--user monitor', `--user ${username}`);
    const env = {
      ...process.env,
      PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
      PASSWORD: password,
    };
    const play = async (section: string, least = 3): Promise<void> => {
      const lines = (await linesOf(section)).filter((line) => !line.includes('apt install'));
      expect(lines.length, section).toBeGreaterThanOrEqual(least);
      for (const line of lines) {
        // The guide's host looks like production. This test's host does not.
        if (/gatehouse (?:login|run) /.test(line)) expect(line).toContain(' --allow-production');
        const ended = await run('bash', ['-c', here(line)], { cwd: work, env }).catch((error) => error);
        // 1 is a warning: plain http, on this machine.
        expect([0, 1, undefined], `${line}\n${ended.stdout}\n${ended.stderr}`).toContain(ended.code);
        if (line.includes('gatehouse login')) expect(ended.stdout).toContain('Signed in to Lonix');
      }
    };
    const visit = async (): Promise<void> => {
      await page.goto(`http://127.0.0.1:${port}/`);
      await signIn(page, { username, password });
      expect(await landingOf(page)).toMatchObject({ problems: [] });
      // The platform's page goes on loading.
      await page.goto('about:blank');
    };
    try {
      await play('One brand on one machine');
      await visit();
      await play('Upgrade and roll back');
      await visit();
      const [, monitor = ''] = /^```yaml\n(people:[\s\S]*?)^```/m.exec(await readFile(GUIDE, 'utf8')) ?? [];
      await writeFile(join(work, 'monitor.yaml'), monitor);
      await play('On call', 1);
      const metrics = await readFile(join(work, 'metrics', 'gatehouse.prom'), 'utf8');
      expect(metrics).toContain('gatehouse_run_passed 1\n');
      // The alerts use metrics that exist.
      const alerts = await readFile(ALERTS, 'utf8');
      const named = [...alerts.matchAll(/^ +expr: .*?(gatehouse_\w+)/gm)].map(([, metric]) => metric);
      expect(named).toHaveLength(3);
      for (const metric of named) expect(metrics).toContain(`# TYPE ${metric} gauge`);
    } finally {
      const gone = once(nginx, 'exit');
      nginx.kill();
      await gone;
      await sandbox.dispose();
      await rm(work, { recursive: true });
    }
  });
});
