import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationFaults, unknownKeys } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseChangeset } from '../../scripts/lib/changesets.ts';
import { type Block, blocksOf, LINES, linesOf, RUNS, runOf, SHOWN, unrunIn } from './blocks.ts';
import { readDocstrings, readPages } from './documents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const others = globSync(
  ['CONTRIBUTING.md', 'SECURITY.md', 'examples/**/README.md', 'packages/*/vectors/README.md'],
  {
    cwd: root,
    exclude: ['**/node_modules/**'],
  },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const pages = [...readPages(root), ...readDocstrings(root), ...others];
const blocks = [...new Map(pages.map((page) => [page.path, page])).values()].flatMap(blocksOf);
const blocksIn = (page: string, language: string): readonly Block[] =>
  blocks.filter((block) => block.page === page && block.language === language);

describe('every block of code', () => {
  it('is run by a test, or says by its language that it is only shown', () => {
    expect(blocks.length).toBeGreaterThan(150);
    expect(unrunIn(blocks)).toEqual([]);
  });

  it('has a row that is used, and whose test reads the page', () => {
    const used = new Set(
      blocks.flatMap((block) =>
        block.language === 'sh'
          ? linesOf(block).map((line) => runOf(LINES, block, line))
          : [runOf(RUNS, block, block.code)],
      ),
    );
    const wrong = [...RUNS, ...LINES].filter((row) => {
      if (!used.has(row)) return true;
      const file = join(root, row.by);
      return !existsSync(file) || !/readPages|\.md\b|vectors/.test(readFileSync(file, 'utf8'));
    });
    expect(wrong).toEqual([]);
  });

  it('is missed if nobody runs it', () => {
    const page = 'docs/guides/new.md';
    const text =
      '```text\nshown\n```\n\n```ts\nf(); // prints: 1\n```\n\n- in a list\n\n  ```py\n  run()\n  ```\n\n```\nnaked\n```\n\n```sh\nnpm test\nrm -rf /\n```\n';
    expect(unrunIn(blocksOf({ path: page, text }))).toEqual([
      `${page}: py: run()`,
      `${page}: no language: naked`,
      `${page}: sh: rm -rf /`,
    ]);
    expect(SHOWN).toContain('text');
  });
});

describe('a block for another program', () => {
  it('names scripts of npm that exist', () => {
    const missing = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap((block) => linesOf(block).map((line) => [block.page, line] as const))
      .filter(([page, line]) => {
        const [, script, short] = /^npm (?:run ([\w:]+)|(start|test)\b)/.exec(line) ?? [];
        const name = script ?? short;
        if (name === undefined) return false;
        const own = join(root, dirname(page), 'package.json');
        const manifests = [join(root, 'package.json'), ...(existsSync(own) ? [own] : [])];
        return !manifests.some((file) => name in (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}));
      });
    expect(missing).toEqual([]);
  });

  it('is YAML that can be read', () => {
    const jobs = blocks.filter(({ language }) => language === 'yaml');
    expect(jobs.length).toBeGreaterThan(10);
    for (const { code } of jobs) expect(() => parse(code)).not.toThrow();
  });

  it('is a setting that a configuration may hold', () => {
    const urls = { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } };
    for (const { code } of blocksIn('docs/guides/operate.md', 'json')) {
      const file = { brand: 'kq', urls, ...JSON.parse(code.startsWith('{') ? code : `{${code}}`) };
      expect(unknownKeys(file)).toEqual([]);
      expect(configurationFaults(file, { origin: 'https://login.example' })).toEqual([]);
    }
  });

  it('is a mark with the element that the page draws', () => {
    for (const { code } of blocksIn('docs/guides/operate.md', 'svg')) {
      expect(code).toContain('id="brand-mark"');
      const names = (pattern: RegExp) => code.match(pattern)?.length;
      expect(names(/<svg\b/g)).toBe(names(/<\/svg>/g));
    }
  });

  it('is a changeset', () => {
    const read = blocksIn('docs/adding.md', 'markdown').map(({ code }) =>
      parseChangeset('a.md', code, ['@gatehouse-login/core']),
    );
    expect(read).toEqual([expect.objectContaining({ bumps: { '@gatehouse-login/core': 'minor' } })]);
  });
});

describe('a line for a shell', () => {
  const deploy = (file: string): string =>
    readFileSync(join(root, 'packages/cli-harness/deploy', file), 'utf8');
  const operate = blocksIn('docs/guides/operate.md', 'sh').flatMap(linesOf);
  const linesWith = (start: string): readonly string[] => operate.filter((line) => line.startsWith(start));

  it('can be read by a shell', () => {
    const script = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);
    // One process starts them all: a shell starts another faster than Node does.
    const readAll = 'for code do printf %s "$code" | sh -n || printf "in:\\n%s\\n" "$code" >&2; done';
    const { status, stderr } = spawnSync('sh', ['-c', readAll, 'sh', ...script], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('installs the packages that the tests of servers install', () => {
    const tested = readFileSync(join(root, 'scripts/test-deploy.ts'), 'utf8');
    const names = linesWith('sudo apt install ').flatMap((line) => line.split(' ').slice(3));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(tested).toContain(`'${name}'`);
  });

  it('leaves the challenge of a certificate where the command lets nginx look for it', () => {
    const [, folder = ''] = /--webroot -w (\S+)/.exec(linesWith('sudo certbot ')[0] ?? '') ?? [];
    const sources = globSync('packages/cli-harness/src/server/**/*.ts', { cwd: root });
    const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'));
    expect(folder).toMatch(/^\//);
    expect(texts.some((text) => text.includes('acme-challenge') && text.includes(folder))).toBe(true);
  });

  it('builds stages that exist, runs what was built, and calls the command with flags that it has', () => {
    const builds = linesWith('podman build ').map((line) => /--target (\S+) --tag (\S+)/.exec(line) ?? []);
    const runs = linesWith('podman run ').join('\n');
    expect(builds.length).toBeGreaterThan(0);
    for (const [, stage, tag] of builds) {
      expect(deploy('Containerfile')).toMatch(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'));
      expect(runs).toContain(` ${tag}`);
    }
    const cli = readFileSync(join(root, 'docs/guides/cli.md'), 'utf8');
    const [, stamp = ''] = /\n## `gatehouse stamp`\n([\s\S]*?)\n## /.exec(cli) ?? [];
    const flags = (/gatehouse-stamp stamp (.*)/.exec(runs)?.[1] ?? '').match(/--[\w-]+/g) ?? [];
    expect(flags.length).toBeGreaterThan(3);
    for (const flag of flags) expect(stamp).toContain(flag);
  });

  it('applies a folder whose files are there', () => {
    expect(linesWith('kubectl ')).toEqual(['kubectl apply -k .']);
    const { resources, configMapGenerator } = parse(deploy('kubernetes/kustomization.yaml')) as {
      readonly resources: readonly string[];
      readonly configMapGenerator: readonly { readonly files: readonly string[] }[];
    };
    for (const file of [...resources, ...configMapGenerator.flatMap(({ files }) => files)])
      expect(deploy(`kubernetes/${file}`)).not.toBe('');
  });
});
