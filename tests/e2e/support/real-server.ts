import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { test } from 'playwright/test';
import { inPath } from '../../../scripts/lib/in-path.ts';
import { type Brand, SITE_DIR } from './sandbox.ts';

/** The servers that the command writes files for. */
export const SERVERS = ['nginx', 'caddy'] as const;
export type ServerKind = (typeof SERVERS)[number];

/** Skips a test, or the tests of a file, on a machine without that server. `npm run test:deploy` installs both. */
export const needs = (kind: ServerKind): void =>
  test.skip(inPath(kind) === undefined, `${kind} is not on this machine`);

/** The built command. */
export const COMMAND = fileURLToPath(
  new URL('../../../packages/cli-harness/bin/gatehouse.js', import.meta.url),
);
const run = promisify(execFile);

/** Runs the built command. */
export const gatehouse = (...args: readonly string[]) => run(process.execPath, [COMMAND, ...args]);

/** Creates a certificate for each host, with certbot's file names. Returns the folder that holds them. */
export async function makeCertificates(...hosts: readonly string[]): Promise<string> {
  const all = await mkdtemp(join(tmpdir(), 'gatehouse-certificates-'));
  for (const host of hosts) {
    await mkdir(join(all, host));
    const [key, certificate] = [join(all, host, 'privkey.pem'), join(all, host, 'fullchain.pem')];
    const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
    const where = ['-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate];
    await run('openssl', ['req', ...what, ...where]);
  }
  return all;
}

/** A site to serve. */
export interface WantedSite {
  readonly brand: Brand;
  readonly origin: string;
  /** Fields that override the sandbox's configuration. */
  readonly changes?: object;
  /** Further flags of `gatehouse stamp`. */
  readonly more?: readonly string[];
}

/** A real server with a release of the command, in front of the sandbox's API. */
export interface RealServer {
  /** The folder of the releases. */
  readonly folder: string;
  /** Writes the release again, with these sites, and returns its folder. */
  stamp(sites: readonly WantedSite[]): Promise<string>;
  /** Runs `gatehouse deploy` with a reload. */
  deploy(...flags: readonly string[]): Promise<void>;
  log(): Promise<string>;
  dispose(): Promise<void>;
}

const START = {
  nginx: (main: string) => ['-c', main, '-g', 'daemon off;'],
  caddy: (main: string) => ['run', '--adapter', 'caddyfile', '--config', main],
};
const MAIN = { nginx: 'nginx/nginx.conf', caddy: 'caddy/Caddyfile' };

async function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Stamps sites, deploys them and starts the server. */
export async function startServer(
  kind: ServerKind,
  sandbox: Pick<Sandbox, 'brands'>,
  sites: readonly WantedSite[],
): Promise<RealServer> {
  const work = await mkdtemp(join(tmpdir(), `gatehouse-${kind}-`));
  // A worker of the server is another user.
  await chmod(work, 0o755);
  const folder = join(work, 'srv');
  const main = join(folder, 'current', MAIN[kind]);
  const log = join(work, 'requests.log');
  const stamp = async (wanted: readonly WantedSite[]): Promise<string> => {
    const release = join(work, 'release');
    await rm(release, { recursive: true, force: true });
    for (const { brand, origin, changes = {}, more = [] } of wanted) {
      const file = join(work, `${brand}.json`);
      const own = await (await fetch(`${sandbox.brands[brand]}/configs/config.json`)).json();
      const configuration = { ...own, ...changes };
      const { apiEnv } = configuration.urls;
      // The sandbox lets only its own pages call it from another origin.
      configuration.urls.apiEnv = apiEnv === 'ppe' ? apiEnv : 'live';
      await writeFile(file, JSON.stringify(configuration));
      const api = `${sandbox.brands[brand]}/api`;
      const flags = ['--server', kind, '--logons', '0', '--log', log, '--site', SITE_DIR, ...more];
      if (!flags.includes('--listen')) flags.push('--listen', new URL(origin).port);
      await gatehouse(
        'stamp',
        '--config',
        file,
        '--origin',
        origin,
        '--api',
        api,
        ...flags,
        '--out',
        release,
      );
    }
    return release;
  };
  const reload =
    kind === 'nginx'
      ? `nginx -s reload -c ${main}`
      : `caddy reload --adapter caddyfile --config ${main} --address unix/${adminOf(sites)}`;
  const deploy = async (...flags: readonly string[]): Promise<void> => {
    await gatehouse('deploy', '--to', folder, ...flags);
  };
  await deploy('--from', await stamp(sites));
  const child: ChildProcess = spawn(kind, START[kind](main), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const port = Number(new URL(sites[0]?.origin ?? '').port);
  for (let tries = 0; !(await isUp(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`${kind} does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    folder,
    stamp,
    deploy: (...flags) => deploy(...flags, '--reload', reload),
    log: () => readFile(log, 'utf8').then((text) => text + said),
    async dispose() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(work, { recursive: true });
    },
  };
}

const adminOf = ([first]: readonly WantedSite[]): string =>
  `/tmp/gatehouse-caddy-${new URL(first?.origin ?? '').port}.sock`;
