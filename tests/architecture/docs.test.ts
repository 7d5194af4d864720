import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenLinks, examplesOf, missingPaths, readDocstrings, readPages } from './documents.ts';

const SOURCE = '@gatehouse-login/source';
type Manifest = { readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>> };

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = readPages(root);

describe('the documentation', () => {
  it('has pages to judge', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/architecture.md', 'packages/core/README.md']),
    );
  });

  describe.each(pages)('$path', (page) => {
    it('links to files and headings that exist', () => {
      expect(brokenLinks(root, page)).toEqual([]);
    });

    it('names paths that exist', () => {
      expect(missingPaths(root, page)).toEqual([]);
    });
  });

  it('begins each entry of a package with what it is for and an example', () => {
    const docstrings = readDocstrings(root);
    // The page is private, and Artillery alone imports its engine.
    const exclude = ['packages/{artillery-engine,web-react}/**'];
    const files = globSync('packages/*/package.json', { cwd: root, exclude });
    const entries = files.flatMap((file) => {
      const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      return Object.values(exports).map((entry) => join(dirname(file), entry[SOURCE] ?? ''));
    });
    const untold = entries.filter((path) => {
      const page = docstrings.find((each) => each.path === path);
      const isRun = examplesOf(page ?? { path, text: '' }).some(({ prints }) => prints.length > 0);
      return !(page?.text.includes('@packageDocumentation') && isRun);
    });
    expect(entries.length).toBeGreaterThanOrEqual(19);
    expect(untold).toEqual([]);
  });

  it('tells of every room', () => {
    const architecture = pages.find(({ path }) => path === 'docs/architecture.md')?.text ?? '';
    const rooms = globSync('packages/*/src/*/', { cwd: root }).map((path) => basename(path));
    expect(rooms.length).toBeGreaterThan(20);
    expect(rooms.filter((room) => !architecture.includes(`\`${room}\``))).toEqual([]);
  });

  it('names a test that exists as the proof of each attack', () => {
    const rows = pages.find(({ path }) => path === 'docs/attacks.md')?.text.match(/^\| .* \|$/gm) ?? [];
    const proofs = rows.slice(1).map((row) => {
      const [, file = '', titles = ''] = /\(\.\.\/(tests\/[^)]+)\): ("[^|]+") \|$/.exec(row) ?? [];
      const text = file === '' ? '' : readFileSync(join(root, file), 'utf8');
      const missing = titles.split(', "').filter((title) => !text.includes(title.replaceAll('"', '')));
      return titles === '' ? [row] : missing;
    });
    expect(proofs.length).toBeGreaterThan(15);
    expect(proofs.flat()).toEqual([]);
  });

  it('is judged by rules that find what is wrong', () => {
    const text =
      '[a](nowhere.md) [b](README.md#no-such-heading) [c](README.md) `docs/nothing.md` `docs/*.md`';
    const page = { path: 'README.md', text };
    expect(brokenLinks(root, page)).toEqual(['nowhere.md', 'README.md#no-such-heading']);
    expect(missingPaths(root, page)).toEqual(['docs/nothing.md']);
  });
});
