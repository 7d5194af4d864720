// The files that releases and reviews depend on say what the repository says.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packages } from '../../scripts/lib/packages.ts';
import { ownersOf, readOwners, wrongOwners } from './owners.ts';
import { ROOMS } from './rooms.ts';
import { workflowProblems } from './workflows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const slashes = (path: string) => path.replaceAll('\\', '/');

describe('.github/CODEOWNERS', () => {
  const rules = readOwners(read('.github/CODEOWNERS'));
  const rooms = Object.entries(ROOMS).flatMap(([pack, table]) =>
    Object.keys(table).map((room) => `packages/${pack}/src/${room}`),
  );

  it('has a line for each room', () => {
    const byRoom = rules.filter(({ pattern }) => /^\/packages\/[^/]+\/src\/./.test(pattern));
    expect(rooms.length).toBeGreaterThan(100);
    expect(rooms.filter((room) => ownersOf(byRoom, room).length === 0)).toEqual([]);
  });

  it('names only paths that exist, and teams that its head explains', () => {
    expect(wrongOwners(root, read('.github/CODEOWNERS'))).toEqual([]);
  });

  it('is judged by rules that find what is wrong', () => {
    const text = '#   a-team  all\n* @gatehouse-login/a-team\n/nowhere/ @gatehouse-login/b-team\n/docs/\n';
    expect(wrongOwners(root, text)).toEqual([
      '/nowhere/ does not exist',
      'b-team is not explained',
      '/docs/ has no owner',
    ]);
    expect(ownersOf(readOwners(text), 'docs/README.md')).toEqual([]);
    expect(ownersOf(readOwners(text), 'README.md')).toEqual(['@gatehouse-login/a-team']);
  });
});

type Workflow = {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly permissions: unknown; readonly steps: readonly { readonly uses?: string }[] }>
  >;
};
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(slashes).sort();

const problemsIn = workflowProblems();

describe.each(workflows)('%s', (path) => {
  const { permissions, jobs } = parse(read(path)) as Workflow;

  it('is a workflow', () => {
    expect(problemsIn(read(path))).toEqual([]);
    expect(problemsIn(read(path).replace('timeout-minutes', 'timeout-seconds'))).not.toEqual([]);
    expect(problemsIn(read(path).replace('${{ github.ref', '${{ githbu.ref'))).not.toEqual([]);
  });

  it('uses actions by their commit, whose version a comment tells', () => {
    const used = read(path).match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    const PINNED = /^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((line) => !PINNED.test(line))).toEqual([]);
  });

  it('gives each job only the rights that it needs', () => {
    const RIGHTS: Readonly<Record<string, object>> = {
      publish: { 'id-token': 'write' },
      announce: { contents: 'write' },
    };
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs))
      expect({ [name]: job.permissions }).toEqual({ [name]: RIGHTS[name] ?? { contents: 'read' } });
  });

  it('knows no token but the one of its own run', () => {
    expect(read(path)).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|_authToken/);
  });
});

it('has the workflows that it should have', () => {
  expect(workflows).toEqual(['.github/workflows/ci.yml', '.github/workflows/release.yml']);
});

describe('docs/versions.md', () => {
  const numbersIn = (files: string, pattern: RegExp): readonly string[] => {
    const paths = globSync(files, { cwd: root, exclude: (path) => /\.test\.|[/\\]testing/.test(path) });
    return [...new Set(paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, n = '']) => n)))];
  };
  const FORMATS: Readonly<Record<string, readonly [string, RegExp]>> = {
    'packages/cli-harness/src': ['packages/cli-harness/src/**/*.ts', /\bformat: (?:z\.literal\()?(\d+)/g],
    'packages/core/src/transcript/entry.ts': [
      'packages/core/src/transcript/entry.ts',
      /^export const TRANSCRIPT_FORMAT = (\d+);/gm,
    ],
    'packages/core/vectors': ['packages/core/vectors/*.json', /^ {2}"version": (\d+),/gm],
    'packages/web-react/src/telemetry/start-telemetry.ts': [
      'packages/web-react/src/telemetry/*.ts',
      /\bformat: (\d+)/g,
    ],
    'packages/cli-harness/src/commands/stamp/write-site.ts': [
      'packages/cli-harness/src/commands/stamp/write-site.ts',
      /\bformat: (\d+)/g,
    ],
    'packages/cli-harness/src/server/release.ts': [
      'packages/cli-harness/src/server/release.ts',
      /\bformat: (\d+)/g,
    ],
    'packages/web-react/src/composition/visitor-store.ts': [
      'packages/web-react/src/{composition/visitor-store,early/fill-form}.ts',
      /\b(?:version: |VERSION = )(\d+)/g,
    ],
  };

  it('tells the number of each format as the code does', () => {
    const rows = [...read('docs/versions.md').matchAll(/^\| .* \| `\w+` (\d+) \| `(.*)` \|$/gm)];
    const told = Object.fromEntries(rows.map(([, number, path = '']) => [path, [number]]));
    const found = Object.entries(FORMATS).map(([path, how]) => [path, numbersIn(...how)]);
    expect(told).toEqual(Object.fromEntries(found));
  });

  it('tells the Node that each package asks for', () => {
    const asked = packages.map(({ name }) => {
      const { engines } = JSON.parse(read(`packages/${name}/package.json`)) as { engines: { node: string } };
      return engines.node.replace('>=', 'Node ≥ ');
    });
    expect([...new Set(asked)]).toHaveLength(1);
    expect(read('docs/versions.md')).toContain(`which is today ${asked[0]}.`);
  });

  it('says the same as SECURITY.md of how long a version is kept', () => {
    for (const page of ['docs/versions.md', 'SECURITY.md']) {
      const text = read(page).toLowerCase();
      expect(text).toContain('the major version before it');
      expect(text).toContain('mended weaknesses');
      expect(text).toContain('twelve months');
    }
  });
});

describe('a form for an issue', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).map(slashes).sort();
  type Form = { name?: string; description?: string; body?: { type: string; id?: string }[] };

  it('asks for what is needed, and for no secret', () => {
    expect(forms.map((path) => path.split('/').at(-1))).toEqual(['config.yml', 'defect.yml', 'wish.yml']);
    const defect = read('.github/ISSUE_TEMPLATE/defect.yml');
    for (const text of ['Never paste a password', 'gatehouse explain', 'SECURITY.md'])
      expect(defect).toContain(text);
    expect(existsSync(join(root, 'SECURITY.md'))).toBe(true);
  });

  it.each(forms.filter((path) => !path.endsWith('config.yml')))('%s is complete', (path) => {
    const { name, description, body = [] } = parse(read(path)) as Form;
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const TYPES = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];
    expect(body.map(({ type }) => type).filter((type) => !TYPES.includes(type))).toEqual([]);
    const ids = body.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(body.filter(({ type }) => type !== 'markdown').length);
  });
});
