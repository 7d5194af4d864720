import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inPath } from '../../scripts/lib/in-path.ts';
import { freePort } from '../bench/support/free-port.ts';
import { IS_FULL } from './support/chance.ts';
import { landingOf, signIn } from './support/login-page.ts';
import { expect, test } from './support/own-test.ts';
import { gatehouse } from './support/real-server.ts';
import { personOf, SITE_DIR, startSandbox } from './support/sandbox.ts';

const run = promisify(execFile);
const FILE = fileURLToPath(new URL('../../packages/cli-harness/deploy/Containerfile', import.meta.url));

/** The instructions of the image that serves. */
async function serverImage(): Promise<{
  readonly base: string;
  readonly run: string;
  readonly entry: readonly string[];
}> {
  const [, text = ''] = /^(FROM \S+ AS server\n[\s\S]*)/m.exec(await readFile(FILE, 'utf8')) ?? [];
  const of = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
  return { base: of('FROM'), run: of('RUN'), entry: JSON.parse(of('ENTRYPOINT')) };
}

/** Runs a program of the image in a mount namespace of its own, with a read-only root and an unprivileged user. */
const START = `set -e
root=$1; release=$2; shift 2
mount --bind "$root" "$root"
mount --bind "$release" "$root/srv/gatehouse"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,ro,bind "$root/srv/gatehouse"
mount -o remount,ro,bind "$root"
exec chroot "$root" setpriv --reuid 10001 --regid 10001 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;

test.describe('the image that serves', () => {
  const canBuild = IS_FULL && process.getuid?.() === 0 && inPath('debootstrap') !== undefined;
  test.skip(!canBuild, 'building the image needs root and debootstrap, and runs in npm run test:deploy');
  test.describe.configure({ timeout: 600_000 });

  test('serves as an unprivileged user whose root is read-only', async ({ page }) => {
    const image = await serverImage();
    expect(image.base).toBe('docker.io/library/debian:bookworm-slim AS server');
    const work = await mkdtemp(join(tmpdir(), 'gatehouse-image-'));
    await chmod(work, 0o755);
    const root = join(work, 'root');
    await run('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: 1e8 });
    await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true });
    // A container engine writes these files.
    await writeFile(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
    await run('chroot', [root, 'sh', '-c', image.run], {
      maxBuffer: 1e8,
      env: { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive' },
    });
    await mkdir(join(root, 'srv/gatehouse'), { recursive: true });

    const sandbox = await startSandbox(false);
    const [port, release] = [await freePort(), join(work, 'release')];
    const own = await (await fetch(`${sandbox.brands.kq}/configs/config.json`)).json();
    await writeFile(join(work, 'kq.json'), JSON.stringify(own));
    const flags = [
      '--config',
      join(work, 'kq.json'),
      '--origin',
      `http://localhost:${port}`,
      '--listen',
      String(port),
    ];
    const server = ['--server', 'nginx', '--api', `${sandbox.brands.kq}/api`, '--log', '/dev/stdout'];
    await gatehouse('stamp', ...flags, ...server, '--site', SITE_DIR, '--out', release);
    // An init container writes the release to this path.
    const moved = join(work, 'moved');
    await mkdir(join(moved, 'nginx'), { recursive: true });
    await cp(release, moved, { recursive: true });
    await run('sed', ['-i', `s#${release}#/srv/gatehouse#g`, ...(await filesIn(join(moved, 'nginx')))]);

    // nginx opens /dev/stdout again, so user 10001 must be allowed to open it. Container engines take care of that.
    const log = join(work, 'output');
    await writeFile(log, '');
    await chown(log, 10_001, 10_001);
    const output = await open(log, 'a');
    const words = ['--mount', 'sh', '-c', START, 'sh', root, moved];
    const child = spawn('unshare', [...words, ...image.entry], { stdio: ['ignore', output.fd, output.fd] });
    const gone = once(child, 'exit');
    const said = (): Promise<string> => readFile(log, 'utf8');
    const answer = async (): Promise<number | string> =>
      fetch(`http://localhost:${port}/healthz`).then(({ status }) => status, said);
    try {
      await expect.poll(answer).toBe(200);
      await page.goto(`http://localhost:${port}/`);
      await signIn(page, personOf(sandbox, 'plain'));
      expect(await landingOf(page)).toMatchObject({ problems: [] });
      await page.goto('about:blank');
      await expect.poll(said, 'its log is its output').toContain('"path":"/configs/config.json"');
      expect(await said()).not.toContain('emerg');
    } finally {
      child.kill('SIGTERM');
      await gone;
      await output.close();
      await sandbox.dispose();
      await rm(work, { recursive: true });
    }
  });
});

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await run('find', [folder, '-type', 'f'])).stdout.trim().split('\n');
