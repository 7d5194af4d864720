// A release of what is built: its files, what they say of themselves, and what the workflow does with them.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { bundledIn } from '../../scripts/lib/bundled-licences.ts';
import { root } from '../../scripts/lib/command.ts';
import { CHANGES, SBOM, SUMS, writeRelease } from '../../scripts/lib/release/write-release.ts';

const execute = promisify(execFile);
type Failed = { readonly stdout: string; readonly stderr: string };

/** Runs a program. Returns what it printed, as an error if it failed. */
const run = async (...[file, args, options]: Parameters<typeof execute>): Promise<string> => {
  const { stdout, stderr } = await execute(file, args, options).catch((error: Failed) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });
  return `${stdout}${stderr}`;
};
const installed = inject('installed');
const { version = '' } = installed.packages[0]?.manifest ?? {};
const home = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-release-')));
const folder = join(home, 'release');
const TIME = new Date('2026-01-02T03:04:05Z');
const packed = writeRelease(folder, `## ${version} (2026-01-02)\n`, TIME) ?? [];
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
afterAll(() => rmSync(home, { recursive: true }));

it('holds the packages, what they consist of, what has changed, and checksums', async () => {
  expect(readdirSync(folder).sort()).toEqual([...packed, SBOM, CHANGES, SUMS].sort());
  const said = await run('sha256sum', ['--check', '--strict', SUMS], { cwd: folder });
  expect(said.match(/: OK$/gm)).toHaveLength(packed.length + 2);
  writeFileSync(join(folder, CHANGES), 'Changed.');
  await expect(run('sha256sum', ['--check', SUMS], { cwd: folder })).rejects.toThrow('CHANGES.md: FAILED');
  writeFileSync(join(folder, CHANGES), `## ${version} (2026-01-02)\n`);
});

it('is the same when it is made again', () => {
  const again = join(home, 'again');
  writeRelease(again, textOf(CHANGES), TIME);
  expect(readFileSync(join(again, SUMS), 'utf8')).toBe(textOf(SUMS));
}, 120_000);

it('can be published, unlike the folders that it is made from', () => {
  for (const { manifest } of installed.packages)
    expect(manifest).toMatchObject({ publishConfig: { access: 'public', provenance: true } });
  expect(installed.packages.filter(({ manifest }) => 'private' in manifest)).toEqual([]);
});

type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string } }[];
  readonly hashes?: readonly { readonly alg: string }[];
  readonly components?: readonly Component[];
};
type Bom = {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
};

describe('the SBOM', () => {
  const bom = JSON.parse(textOf(SBOM)) as Bom;
  const flat = (components: readonly Component[]): readonly Component[] =>
    components.flatMap((each) => [each, ...flat(each.components ?? [])]);
  const nameOf = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);
  const command = bom.components.find(({ name }) => name === 'cli-harness');

  it('is CycloneDX', () => {
    const schemas = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
    const schema = (name: string) =>
      JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
    const ajv = new Ajv({ strict: false });
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    formats.default(ajv, { formats: ['date-time', 'email', 'regex', 'uri'] });
    for (const format of ['idn-email', 'iri-reference']) ajv.addFormat(format, true);
    const isValid = ajv.compile(schema('bom-1.6'));
    expect([isValid(bom), isValid.errors]).toEqual([true, null]);
    expect(isValid(JSON.parse(textOf(SBOM).replace('"library"', '"book"')))).toBe(false);
    expect(isValid(JSON.parse(textOf(SBOM).replace('"MIT"', '"MUT"')))).toBe(false);
  });

  it('lists every package that the bundles hold, as the build found them', () => {
    const of = (file: string) =>
      bundledIn(
        readFileSync(join(installed.folder, 'node_modules/@gatehouse-login/cli-harness/dist', file), 'utf8'),
      );
    const site = ['', 'stamp/', 'trader/'].map((part) => `site/${part}THIRD-PARTY-LICENCES.md`);
    const found = [...of('THIRD-PARTY-LICENCES.txt'), ...site.flatMap(of)];
    expect(found.length).toBeGreaterThan(80);
    const listed = flat(command?.components ?? []).map((each) => `${nameOf(each)}@${each.version}`);
    const missing = found.filter(
      ({ name, version: full }) => !listed.includes(`${name}@${full.replace(/\+.*/, '')}`),
    );
    expect(missing).toEqual([]);
    // A few that would be missed most: of the page, the page of prices, the command.
    for (const name of ['react-dom', 'lightstreamer-client-web', 'parse5', '@gatehouse-login/web-react'])
      expect(listed.some((each) => each.startsWith(`${name}@`))).toBe(true);
  });

  it('leaves out no bundle: the other packages contain no code of others', async () => {
    const others = installed.packages.filter(({ manifest }) => !manifest.name.endsWith('cli-harness'));
    for (const { manifest, files } of others) {
      const maps = files.filter((file) => /\.(js|cjs)\.map$/.test(file));
      const sources = maps.flatMap((file) => {
        const text = readFileSync(join(installed.folder, 'node_modules', manifest.name, file), 'utf8');
        return (JSON.parse(text) as { sources: string[] }).sources;
      });
      expect(sources.filter((source) => source.includes('node_modules'))).toEqual([]);
    }
  });

  it('knows the licence of each by its identifier, and the hash of each that was packed', () => {
    const all = flat(bom.components);
    const unknown = all.filter(({ licenses = [] }) => licenses[0]?.license?.id === undefined);
    expect(unknown.map(nameOf)).toEqual([]);
    const top = bom.components.filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'));
    expect(top.map(nameOf)).toEqual([]);
    const refs = all.map((each) => each['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('lists what npm installs with each package, and nothing that only builds it', () => {
    const names = new Set(bom.components.map(nameOf));
    for (const { manifest } of installed.packages) {
      const ref = `${manifest.name}@${manifest.version}`;
      const needs = bom.dependencies.find((each) => each.ref === ref)?.dependsOn ?? [];
      const asked = Object.keys(manifest.dependencies ?? {});
      expect(asked.filter((name) => !needs.some((each) => each.startsWith(`${name}@`)))).toEqual([]);
      expect(asked.filter((name) => !names.has(name))).toEqual([]);
    }
    expect(names.has('tldts-core')).toBe(true);
    expect(['tsup', 'vitest', 'typescript'].filter((name) => names.has(name))).toEqual([]);
  });
});

type Step = {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
};

describe('the workflow that publishes, with a registry that stands in', () => {
  const asked: string[] = [];
  const there = new Set<string>();
  const registry = createServer(({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    asked.push(`${method} ${name}`);
    const versions = { [version]: { name, version, dist: { tarball: '', shasum: '' } } };
    response.statusCode = there.has(name) ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(there.has(name) ? { name, versions, 'dist-tags': { latest: version } } : {}));
  });
  beforeAll(() => new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void registry.close());

  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  };

  /** Runs the steps of the job as GitHub would, but with `npm publish` as a rehearsal. */
  const rehearse = async (refName = `v${version}`, more: NodeJS.ProcessEnv = {}): Promise<string> => {
    const { port } = registry.address() as AddressInfo;
    const said: string[] = [];
    for (const { run: script, env = {}, 'working-directory': place = '.' } of jobs.publish?.steps ?? []) {
      if (script === undefined) continue;
      const values = Object.entries(env).map(([key, value]) => [
        key,
        value.replace(/\$\{\{ github\.ref_name \}\}/, refName),
      ]);
      const output = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: join(home, place),
        env: {
          PATH: process.env.PATH,
          HOME: home,
          npm_config_registry: `http://127.0.0.1:${port}/`,
          npm_config_dry_run: 'true',
          npm_config_fetch_retries: '0',
          ...Object.fromEntries(values),
          ...more,
        },
      });
      said.push(output);
    }
    return said.join('');
  };

  it('publishes each package after those that it needs, and sends nothing in a rehearsal', async () => {
    asked.length = 0;
    const said = await rehearse();
    const published = [...said.matchAll(/^\+ (.*)@\d/gm)].map(([, name = '']) => name);
    expect(published).toEqual(packed.map((file) => nameIn(file)));
    for (const { manifest } of installed.packages)
      for (const name of Object.keys(manifest.dependencies ?? {}))
        if (published.includes(name))
          expect(published.indexOf(name)).toBeLessThan(published.indexOf(manifest.name));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([]);
  }, 120_000);

  it('publishes only the rest, when it stopped halfway', async () => {
    const names = packed.map((file) => nameIn(file));
    for (const name of names.slice(0, 4)) there.add(name);
    const said = await rehearse();
    there.clear();
    expect(said.match(/is there already$/gm)).toHaveLength(4);
    expect([...said.matchAll(/^\+ (.*)@\d/gm)].map(([, name]) => name)).toEqual(names.slice(4));
  }, 120_000);

  it('cannot publish from a computer at home, where nobody vouches for the build', async () => {
    asked.length = 0;
    // As somebody who may publish.
    const { port } = registry.address() as AddressInfo;
    writeFileSync(join(home, '.npmrc'), `//127.0.0.1:${port}/:_authToken=stand-in\n`);
    await expect(rehearse(undefined, { npm_config_dry_run: 'false' })).rejects.toThrow(/provenance/);
    expect(asked.filter((each) => each.startsWith('PUT '))).toEqual([]);
  }, 120_000);

  it('stops if a file is not what was built, or the tag names another version', async () => {
    await expect(rehearse('v9.9.9')).rejects.toThrow('gatehouse-login-core-9.9.9.tgz');
    const kept = join(home, 'kept');
    cpSync(folder, kept, { recursive: true });
    writeFileSync(join(folder, SBOM), '{}');
    await expect(rehearse()).rejects.toThrow('sbom.cdx.json: FAILED');
    rmSync(folder, { recursive: true });
    cpSync(kept, folder, { recursive: true });
  }, 120_000);
});

/** The name of the package that npm packed into a file. */
function nameIn(file: string): string {
  const { manifest } = installed.packages.find((each) => tarball(each.manifest.name) === file) ?? {};
  return manifest?.name ?? file;
}
function tarball(name: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
