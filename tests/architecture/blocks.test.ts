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
      if ('unrun' in row) return false;
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
