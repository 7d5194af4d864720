import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

const { folder, packages } = inject('installed');
const name = '@gatehouse-login/cli-harness';
const manifest = packages.find((each) => each.manifest.name === name)?.manifest;
const bin = manifest?.bin ?? {};

// Runs the installed command in an empty folder, as someone without this repository would.
const command = join(folder, 'node_modules', name, bin.gatehouse ?? '');
const cwd = join(folder, 'empty');
mkdirSync(cwd, { recursive: true });
const env = { PATH: process.env.PATH ?? '', HOME: cwd };
const run = async (argv: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await promisify(execFile)(process.execPath, [command, ...argv], { cwd, env: { ...env, ...more } })).stdout;

/** Runs a program in the project, which imports the installed packages. */
const runProgram = async (type: 'module' | 'commonjs', program: string): Promise<unknown> => {
  const args = [`--input-type=${type}`, '--eval', program];
  return JSON.parse((await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout);
};

describe('the command, installed elsewhere', () => {
  it('is the one command of its package, which is what npx runs', () => {
    expect(Object.keys(bin)).toEqual(['gatehouse']);
  });

  it('contains the licences of the packages that are bundled into it', () => {
    const licences = readFileSync(
      join(folder, 'node_modules', name, 'dist/THIRD-PARTY-LICENCES.txt'),
      'utf8',
    );
    const names = [...licences.matchAll(/^## (\S+) - \S+ \(/gm)].map(([, each = '']) => each);
    const brought = Object.keys(manifest?.peerDependencies ?? {});
    const bundled = Object.keys(manifest?.devDependencies ?? {}).filter(
      (each) => !each.startsWith('@gatehouse') && !each.startsWith('@types/') && !brought.includes(each),
    );
    // What those need themselves, and what the build adds for CommonJS.
    const further = [
      ...['crypto-js', 'mute-stream', 'tldts-core', 'tough-cookie', 'tsup', 'zod'],
      // For reading a page.
      'entities',
      // For reports in JUnit's XML.
      ...['lodash', 'make-dir', 'semver', 'xmlbuilder'],
      // For the pictures of a load test.
      ...['d3-array', 'd3-color', 'd3-format', 'd3-interpolate', 'd3-path', 'd3-time', 'd3-time-format'],
      // For the progress of a run.
      ...['ansi-escapes', 'ansi-regex', 'ansi-styles', 'cli-cursor', 'environment', 'get-east-asian-width'],
      ...[
        'is-fullwidth-code-point',
        'mimic-function',
        'onetime',
        'restore-cursor',
        'signal-exit',
        'slice-ansi',
      ],
      ...['string-width', 'strip-ansi', 'wrap-ansi'],
    ];
    const theirs = new Set(names.filter((each) => !each.startsWith('@inversifyjs/')));
    expect([...theirs].sort()).toEqual([...new Set([...bundled, ...further])].sort());
  });

  it('needs nothing but the sandbox and the stream', () => {
    const needed = Object.keys(manifest?.dependencies ?? {});
    expect(needed).toEqual(['@gatehouse-login/adapters-streaming', '@gatehouse-login/sandbox']);
  });

  it('says its version and its help', async () => {
    expect(await run(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await run(['login', '--help'])).toContain('--password-stdin');
  });

  it('signs in to its own sandbox', async () => {
    expect(JSON.parse(await run(['login', '--sandbox', '--json']))).toMatchObject({ outcome: 'signed-in' });
  });

  it('serves the real login page, stamped, and signs in through it', async () => {
    const child = spawn(process.execPath, [command, 'sandbox', '--port', '0', '--json'], { cwd, env });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const [welcome] = (await once(child.stdout, 'data')) as [Buffer];
    const { brands, people } = JSON.parse(welcome.toString());
    const page = await (await fetch(`${brands.kq}/?lang=de`)).text();
    expect(page).toContain('data-screen="login"');
    expect(page).toContain('Anmelden');
    const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(`${brands.kq}${script}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    const [{ username, password }] = people;
    const flags = ['login', '--site', brands.kq, '--user', username, '--password-env', 'SECRET', '--follow'];
    const report = JSON.parse(await run([...flags, '--json'], { SECRET: password }));
    expect(report).toMatchObject({ outcome: 'signed-in', followed: { accepted: true } });
  });

  it('plays a scenario on the login page, in the browser of this machine', async () => {
    const steps =
      '[sign in as two-factor, choose sms, enter code, expect destination webtrader, expect accepted]';
    writeFileSync(join(cwd, 'login.yaml'), `scenarios:\n  - { name: signs in, steps: ${steps} }\n`);
    const { CHROMIUM_PATH = '' } = process.env;
    const text = await run(['run', 'login.yaml', '--sandbox', '--via', 'both', '--json'], { CHROMIUM_PATH });
    expect(JSON.parse(text)).toMatchObject({ totals: { passed: 1 }, scenarios: [{ via: 'both' }] });
  });

  it('contains the licences of what is bundled into the login page', () => {
    const text = readFileSync(
      join(folder, 'node_modules', name, 'dist/site/THIRD-PARTY-LICENCES.md'),
      'utf8',
    );
    for (const each of ['react', 'react-dom', '@tanstack/react-router', 'i18next', 'zod'])
      expect(text).toContain(`## ${each} - `);
  });

  it('brings a login page without source maps, and without anything that only tests need', () => {
    const site = join(folder, 'node_modules', name, 'dist/site');
    const files = globSync('**/*.*', { cwd: site });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !/\.(?:js|css|html|json|svg|md)(?:\.(?:br|gz))?$/.test(file))).toEqual([]);
    expect(files.filter((file) => /gallery|testing|fixture|(?:^|\/)\./.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const namesMap = (file: string) =>
      /^\/\/# sourceMappingURL=/m.test(readFileSync(join(site, file), 'utf8'));
    expect(scripts.filter(namesMap)).toEqual([]);
  });

  it('is at most 3 MiB large, packed', () => {
    const sizes = readdirSync(folder)
      .filter((file) => file.includes('cli-harness'))
      .map((file) => statSync(join(folder, file)).size);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThan(3 * 2 ** 20);
  });

  const library = (load: (specifier: string) => string) => `
    (async () => {
      const { createHarness, loginPages } = ${load(name)};
      const { openDestination } = ${load(`${name}/playwright`)};
      const { createSandbox } = ${load('@gatehouse-login/sandbox')};
      const sandbox = (await createSandbox({ port: 0, ...loginPages() }))._unsafeUnwrap();
      const harness = createHarness({ sandbox, contact: 'email' });
      const { outcome } = await harness.signIn({ persona: 'two-factor' });
      const page = await (await fetch(sandbox.brands.whs)).text();
      const isStamped = page.includes('data-screen="login"');
      console.log(JSON.stringify([outcome, await harness.close(), isStamped, typeof openDestination]));
      await sandbox.dispose();
    })();
  `;

  it.each([
    ['module', library((specifier) => `await import('${specifier}')`)],
    ['commonjs', library((specifier) => `require('${specifier}')`)],
  ] as const)('is a library, too: %s', async (type, program) => {
    const signedIn = ['signed-in', { loggedOff: 1, stillOpen: [] }, true, 'function'];
    expect(await runProgram(type, program)).toEqual(signedIn);
  });
});
