import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const SITE = fileURLToPath(new URL('../../../packages/web-react/dist', import.meta.url));
const BIN = dirname(process.execPath);

const configuration = (brand: string, urls: object = {}) => ({
  brand,
  brandName: 'Lonix',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' }, ...urls },
});

let folder = '';
let platform: Server;
let api = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-deploy-'));
  const put = (name: string, json: object) => writeFileSync(join(folder, name), JSON.stringify(json));
  put('kq.json', configuration('kq'));
  put('whs.json', configuration('whs'));
  put('elsewhere.json', configuration('kq', { apiEnv: '', tradingApiUrl: 'https://api.example/' }));
  platform = createServer((_, response) => response.end());
  await new Promise<void>((done) => void platform.listen(0, '127.0.0.1', done));
  api = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

// No server is on this path, unless a test puts one there.
const here = (argv: readonly string[], PATH = BIN) => gatehouseHere(argv, { cwd: folder, env: { PATH } });
const stamp = (...flags: string[]) => here(['stamp', '--site', SITE, '--out', 'release', ...flags]);
const KQ = ['--config', 'kq.json', '--origin', 'https://login.kq.example', '--server', 'nginx'];
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

/** A program that stands for nginx: it says something, and ends with a status. */
function fakeServer(says: string, status: number): string {
  const bin = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(bin, 'nginx'), `#!/bin/sh\necho '${says}' >&2\nexit ${status}\n`);
  chmodSync(join(bin, 'nginx'), 0o755);
  return `${bin}:${BIN}:/bin:/usr/bin`;
}

describe('gatehouse stamp --server', () => {
  it.each([
    [
      'no origin',
      ['--config', 'kq.json', '--server', 'nginx', '--api', 'http://a.example'],
      '--origin is missing',
    ],
    ['no API', KQ, '--api is missing: the page calls /api on its own origin'],
    ['a server that is none', [...KQ.slice(0, 4), '--server', 'ngnix'], 'Did you mean nginx?'],
    ['no server', [...KQ.slice(0, 4), '--api', 'http://a.example'], 'Add --server nginx.'],
    ['an API that is no address', [...KQ, '--api', 'platform'], '--api takes the address of an API'],
    [
      'an API with a password',
      [...KQ, '--api', 'https://a:b@c.example'],
      '--api takes the address of an API',
    ],
    [
      'an API that the page calls itself',
      ['--config', 'elsewhere.json', ...KQ.slice(2), '--api', 'https://b.example'],
      'The page calls the API at https://api.example itself.',
    ],
    [
      'a host that is none',
      [
        '--config',
        'kq.json',
        '--origin',
        'https://lo_gin..example',
        '--server',
        'nginx',
        '--api',
        'http://a.example',
      ],
      '"lo_gin..example" is no name of a host.',
    ],
    ['a port that is none', [...KQ, '--api', 'http://a.example', '--listen', '70000'], 'from 1 to 65535'],
    ['a limit that is none', [...KQ, '--api', 'http://a.example', '--logons', 'many'], 'from 0 to'],
    [
      'a proxy that is none',
      [...KQ, '--api', 'http://a.example', '--proxies', '10.0.0.0/33'],
      '"10.0.0.0/33" in --proxies',
    ],
    [
      'a log with a space',
      [...KQ, '--api', 'http://a.example', '--log', '/var/log/a b'],
      'cannot stand in the files',
    ],
  ])('refuses %s, and writes nothing', async (_, flags, said) => {
    const { code, stderr } = await stamp(...flags);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'release'))).toBe(false);
  });

  it('writes the compressed twins of every document beside it', async () => {
    await stamp(...KQ, '--api', api);
    const site = join(folder, 'release', 'sites', 'login.kq.example');
    const files = [...globSync('documents/*.html', { cwd: site }), 'index.html'];
    expect(files.length).toBeGreaterThan(5);
    const wrong = files.filter((file) => {
      const text = readFileSync(join(site, file));
      const [br, gz] = ['br', 'gz'].map((twin) => readFileSync(join(site, `${file}.${twin}`)));
      return !brotliDecompressSync(br ?? '').equals(text) || !gunzipSync(gz ?? '').equals(text);
    });
    expect(wrong).toEqual([]);
  });

  it('writes a site for each host, and the files of the server for all of them', async () => {
    const first = await stamp(
      ...KQ,
      '--api',
      api,
      '--proxies',
      '10.0.0.0/8,192.0.2.7',
      '--certificates',
      'certs',
    );
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('There is no nginx on this machine'),
    });
    const whs = ['--config', 'whs.json', '--origin', 'https://login.whs.example', '--server', 'nginx'];
    expect(
      await stamp(...whs, '--api', `${api}/whs`, '--certificates', 'certs', '--logons', '0'),
    ).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, 'release', 'sites'))).toEqual(['login.kq.example', 'login.whs.example']);
    const kq = read('release', 'nginx', 'sites', 'login.kq.example.conf');
    expect(kq).toContain(`ssl_certificate ${folder}/certs/login.kq.example/fullchain.pem;`);
    expect(kq).toContain('set_real_ip_from 10.0.0.0/8;');
    expect(kq).toMatch(/limit_req_zone .* rate=60r\/m;/);
    expect(kq).toContain('; Secure"');
    expect(kq).toContain('report-uri /csp-report');
    const other = read('release', 'nginx', 'sites', 'login.whs.example.conf');
    expect(other).not.toContain('limit_req');
    expect(other).toContain('_api/api/whs/;');
    expect(read('release', 'nginx', 'gatehouse.conf')).toContain('ssl_reject_handshake on;');
    for (const twin of ['br', 'gz'])
      expect(
        existsSync(join(folder, 'release', 'sites', 'login.kq.example', 'documents', `0.html.${twin}`)),
      ).toBe(true);

    const again = await stamp('--config', 'whs.json', ...KQ.slice(2), '--api', api);
    expect(again.stderr).toContain('login.kq.example is the host of kq already.');
    const caddy = await stamp(...KQ.slice(0, 4), '--server', 'caddy', '--api', api);
    expect(caddy.stderr).toContain('is a release for nginx.');
  });

  it('names what the server of this machine lacks, and how to get it', async () => {
    const args = ['stamp', '--site', SITE, '--out', 'lacking', ...KQ, '--api', api];
    const { code, stderr } = await here(
      args,
      fakeServer('nginx: [emerg] unknown directive "brotli_static"', 1),
    );
    expect(code).toBe(3);
    expect(stderr).toContain('apt install libnginx-mod-http-brotli-static');
  });
});

describe('gatehouse deploy', () => {
  const deploy = (flags: readonly string[], PATH?: string) => here(['deploy', '--to', 'srv', ...flags], PATH);
  const current = () => readlinkSync(join(folder, 'srv', 'current'));

  it.each([
    ['without a release', ['deploy', '--to', 'srv'], 2, 'The flag --from is missing.'],
    ['without a folder', ['deploy', '--from', 'release'], 2, 'The flag --to is missing.'],
    ['back, without a folder', ['deploy', '--rollback'], 2, 'The flag --to is missing.'],
    [
      'back, to a release',
      ['deploy', '--rollback', '--from', 'release', '--to', 'srv'],
      2,
      'exclude each other',
    ],
    [
      'back, where there is nothing',
      ['deploy', '--rollback', '--to', 'nowhere'],
      2,
      'has no release before this one',
    ],
    ['a folder that is no release', ['deploy', '--from', '.', '--to', '/nowhere/srv'], 2, 'is no release.'],
    ['into itself', ['deploy', '--from', 'release', '--to', 'release/srv'], 2, 'inside each other'],
  ])('refuses to go %s', async (_, argv, status, said) => {
    const { code, stderr } = await here(argv);
    expect(stderr).toContain(said);
    expect(code).toBe(status);
  });

  it('switches, and goes back, and keeps what open pages ask for', async () => {
    expect(await deploy(['--from', 'release'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Switched to release \S+: login\.kq\.example, login\.whs\.example\.\n$/),
      stderr: expect.stringContaining('as in: systemctl reload nginx'),
    });
    const first = current();
    const root = join(folder, 'srv', first);
    expect(read('srv', 'current', 'nginx', 'sites', 'login.kq.example.conf')).toContain(
      `root ${root}/sites/`,
    );
    const old = join(root, 'sites', 'login.kq.example', 'assets', 'old-AAAAAAA1.js');
    writeFileSync(old, 'old()');
    const second = await deploy(['--from', 'release', '--json', '--reload', 'true']);
    expect(JSON.parse(second.stdout)).toMatchObject({
      outcome: 'deployed',
      before: first.replace('releases/', ''),
      hosts: ['login.kq.example', 'login.whs.example'],
    });
    expect(second.stderr).toBe('There is no nginx on this machine, so its files were not tried.\n');
    expect(current()).not.toBe(first);
    expect(read('srv', 'current', 'sites', 'login.kq.example', 'assets', 'old-AAAAAAA1.js')).toBe('old()');
    const back = await deploy(['--rollback', '--reload', 'true']);
    expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining('Went back to release') });
    expect(current()).toBe(first);
  });

  it('leaves everything as it was if the server or its reload refuses', async () => {
    const before = [current(), readdirSync(join(folder, 'srv', 'releases'))];
    const now = () => [current(), readdirSync(join(folder, 'srv', 'releases'))];
    const refused = await deploy(
      ['--from', 'release'],
      fakeServer('nginx: [emerg] host not found in upstream "a.b" in x', 1),
    );
    expect(refused).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("The API's host a.b has no address"),
    });
    expect(now()).toEqual(before);
    const strange = await deploy(['--from', 'release'], fakeServer('nginx: [emerg] something else', 1));
    expect(strange.stderr).toContain('nginx refuses the files: nginx: [emerg] something else');
    const failed = await deploy(['--from', 'release', '--reload', 'exit 4']);
    expect(failed).toMatchObject({ code: 3, stderr: expect.stringContaining('--reload ended with 4') });
    expect(now()).toEqual(before);
    expect(await deploy(['--from', 'release'], fakeServer('fine', 0))).toMatchObject({ code: 0 });
  });

  it('never switches to a release that is not whole, or whose API is silent', async () => {
    const before = current();
    const site = join(folder, 'release', 'sites', 'login.kq.example');
    const broken = async (file: string, text: string | null, said: string) => {
      const good = read('release', 'sites', 'login.kq.example', file);
      if (text === null) rmSync(join(site, file));
      else writeFileSync(join(site, file), text);
      const { code, stderr } = await deploy(['--from', 'release']);
      expect(stderr).toContain(said);
      expect(code).toBe(2);
      writeFileSync(join(site, file), good);
    };
    await broken('documents/1.html', null, 'has no file documents/1.html.');
    await broken(
      'configs/config.json',
      '{"brand":"kq"}',
      'The configuration of login.kq.example cannot be used.',
    );
    await broken('stamp.json', '{"format":1', 'The site login.kq.example of the release is not whole.');
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'empty', 'release.json'), '{"format":1,"server":"nginx"}');
    expect((await deploy(['--from', 'empty'])).stderr).toContain('The release holds no site.');
    const silent = api.replace(/:\d+/, ':1');
    await here(['stamp', '--site', SITE, '--out', 'silent', ...KQ, '--api', silent]);
    expect(await deploy(['--from', 'silent'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Nobody answers at 127.0.0.1:1'),
    });
    expect(current()).toBe(before);
  });
});
