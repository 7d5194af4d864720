import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { gatehouseHere } from './gatehouse-here.ts';

const DEPLOY = fileURLToPath(new URL('../../../packages/cli-harness/deploy', import.meta.url));
const SITE = fileURLToPath(new URL('../../../packages/web-react/dist', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/.bin/tsc');
const CLUSTER = join(DEPLOY, 'kubernetes');

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
}
interface Container {
  readonly name: string;
  readonly args?: readonly string[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly {
    readonly name?: string;
    readonly mountPath: string;
    readonly readOnly?: boolean;
  }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
}
interface Pod {
  readonly volumes: readonly unknown[];
  readonly securityContext: object;
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
}
interface Template {
  readonly template: { readonly spec: Pod };
}
interface Deployment extends Resource {
  readonly spec: Template;
}
interface CronJob extends Resource {
  readonly spec: { readonly jobTemplate: { readonly spec: Template } };
}

const read = (file: string) => parse(readFileSync(join(CLUSTER, file), 'utf8'));
const kustomization = read('kustomization.yaml') as {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string; readonly files: readonly string[] }[];
  readonly images: readonly { readonly name: string }[];
};

/** The resources and their files. Each file has one resource. */
const resources = kustomization.resources.map((file) => [file, read(file) as Resource] as const);

/** The module with the type of a resource: `networking.k8s.io/v1` is in `networking/v1`, `v1` in `core/v1`. */
const moduleOf = (apiVersion: string): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`;

/** Type-checks resources against types that were generated from the Kubernetes schemas. Returns the compiler's output. */
async function complaintsAbout(
  all: readonly (readonly [string, Resource])[],
  folder: string,
): Promise<string> {
  for (const [file, resource] of all) {
    const type = `import('${moduleOf(resource.apiVersion)}').${resource.kind}`;
    writeFileSync(
      join(folder, `${file}.ts`),
      `export const resource: ${type} = ${JSON.stringify(resource)};\n`,
    );
  }
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--moduleResolution',
    'bundler',
    '--module',
    'esnext',
  ];
  const files = all.map(([file]) => join(folder, `${file}.ts`));
  const { stdout } = await promisify(execFile)(TSC, [...flags, ...files], { cwd: ROOT }).catch(
    (error) => error,
  );
  return stdout;
}

describe('the files for a cluster', () => {
  it('are all named, and nothing is named that is not there', () => {
    const { configMapGenerator } = kustomization;
    const named = [...kustomization.resources, ...configMapGenerator.flatMap(({ files }) => files)];
    expect([...named, 'kustomization.yaml'].toSorted()).toEqual(readdirSync(CLUSTER).toSorted());
  });

  it('have the shape that Kubernetes publishes, and a misspelt key would be found', async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const cache = mkdtempSync(join(ROOT, '.cache', 'cluster-'));
    onTestFinished(() => rmSync(cache, { recursive: true }));
    expect(await complaintsAbout(resources, cache)).toBe('');
    const misspelt = JSON.stringify(deployment).replace('"readinessProbe"', '"readynessProbe"');
    expect(await complaintsAbout([['deployment.yaml', JSON.parse(misspelt)]], cache)).toContain(
      'readynessProbe',
    );
  });

  const [, deployment] = resources.find(([file]) => file === 'deployment.yaml') ?? [];
  const pod = (deployment as Deployment).spec.template.spec;
  const monitor = (read('monitor.yaml') as CronJob).spec.jobTemplate.spec.template.spec;

  it('give no container more than it needs', () => {
    for (const { securityContext: ofAll, initContainers = [], containers } of [pod, monitor]) {
      expect(ofAll).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const { name, securityContext } of [...initContainers, ...containers])
        expect(securityContext, name).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
    const [nginx] = pod.containers;
    expect(nginx?.volumeMounts).toContainEqual(
      expect.objectContaining({ mountPath: '/srv/gatehouse', readOnly: true }),
    );
    const images = readFileSync(join(DEPLOY, 'Containerfile'), 'utf8');
    for (const { name } of kustomization.images)
      expect(images).toMatch(new RegExp(`^FROM .* AS ${name.replace('gatehouse-', '')}$`, 'm'));
    expect(images.match(/^USER 10001:10001$/gm)).toHaveLength(kustomization.images.length);
  });

  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gatehouse-cluster-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stamp what the server then serves', async () => {
    const out = join(folder, 'srv');
    mkdirSync(out);
    for (const { name, args = [] } of pod.initContainers ?? []) {
      const here = args.map((arg) =>
        arg.replace('=/brands/', `=${CLUSTER}/`).replace('=/srv/gatehouse', `=${out}`),
      );
      const { code, stderr } = await gatehouseHere([...here, '--site', SITE], {
        env: { PATH: dirname(process.execPath) },
      });
      expect(code, `${name}: ${stderr}`).toBe(0);
    }
    const [nginx] = pod.containers;
    const common = readFileSync(join(out, 'nginx', 'gatehouse.conf'), 'utf8');
    expect(common).toContain(`listen ${nginx?.ports?.[0]?.containerPort} default_server;`);
    expect(common, 'the answer to the probes').toContain(
      `location = ${nginx?.readinessProbe?.httpGet.path} {`,
    );
    const [site] = readdirSync(join(out, 'nginx', 'sites')).filter((file) => file.endsWith('.conf'));
    expect(readFileSync(join(out, 'nginx', 'sites', site ?? ''), 'utf8')).toContain(
      'access_log /dev/stdout gatehouse ',
    );
  });

  it('try to log in, and send what came of it to a collector', async () => {
    const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
    let sent = '';
    const collector = createServer(async (request, response) => {
      sent += await text(request);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    onTestFinished(async () => {
      collector.close();
      await sandbox.dispose();
    });
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const args = (monitor.containers[0]?.args ?? []).map((arg) =>
      arg
        .replace('/logins/', `${CLUSTER}/`)
        .replace('https://login.kq.example', sandbox.brands.kq)
        .replace('http://collector.monitoring:4318', `http://127.0.0.1:${port}`),
    );
    const password = sandbox.people.find(({ id }) => id === 'plain')?.password ?? '';
    const { code, stderr } = await gatehouseHere(args, { env: { PASSWORD: password } });
    expect([code, stderr]).toEqual([0, '']);
    expect(sent).toContain('"a test account can log in"');
    // Pods share nothing but the state volume.
    const { env = [], volumeMounts } = monitor.containers[0] ?? { volumeMounts: [] };
    const state = env.find(({ name }) => name === 'XDG_STATE_HOME')?.value;
    expect(volumeMounts).toContainEqual({ name: 'state', mountPath: state });
    const claim = read('monitor-state.yaml') as { readonly metadata: { readonly name: string } };
    expect(monitor.volumes).toContainEqual({
      name: 'state',
      persistentVolumeClaim: { claimName: claim.metadata.name },
    });

    // With the manifest's own host, the production guard lets it through, and it fails because nothing answers.
    const own = args.map((arg) => (arg.startsWith('--site=') ? '--site=https://login.kq.example' : arg));
    const away = await gatehouseHere(own, {
      env: { PASSWORD: password },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect(away.code).toBe(3);
  });
});
