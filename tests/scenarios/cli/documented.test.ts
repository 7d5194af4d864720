import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from '../../architecture/documents.ts';
import { gatehouseHere } from './gatehouse-here.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = readPages(root);
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';

/** The blocks of a language in a text. */
const blocksOf = (text: string, language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );

/** The command lines of Gatehouse in a text, as words after the command's name. */
const linesOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/(?:^|[ |'])(?:npx --no @gatehouse-login\/cli-harness|gatehouse) ([^#\n]+)/gm)].map(
    ([, line = '']) => line.replaceAll(/["']/g, '').trim().split(/\s+/),
  );

describe('the command lines of the documentation', () => {
  const helps = new Map<string, Promise<string>>();
  const helpOf = (words: readonly string[]): Promise<string> => {
    const name = words.join(' ');
    const help = helps.get(name) ?? gatehouseHere([...words, '--help']).then(({ stdout }) => stdout);
    helps.set(name, help);
    return help;
  };
  const GROUPS = ['load', 'password', 'redirect', 'report'];

  it.each(
    pages.map(({ path, text }) => [path, blocksOf(text, '(?:sh|yaml|groovy)').flatMap(linesOf)] as const),
  )('have flags that exist: %s', async (_path, lines) => {
    const unknown: string[] = [];
    for (const words of lines) {
      const help = await helpOf(words.slice(0, GROUPS.includes(words[0] ?? '') ? 2 : 1));
      const flags = words.filter((word) => word.startsWith('--'));
      unknown.push(...flags.filter((flag) => !new RegExp(`^ .*${flag}\\b`, 'm').test(help)));
    }
    expect(unknown).toEqual([]);
  });

  it('are found', () => {
    expect(blocksOf(textOf('docs/guides/ci.md'), 'sh').flatMap(linesOf).length).toBeGreaterThan(4);
  });
});

describe('the page of the command', () => {
  const text = textOf('docs/guides/command.md');

  it('has profiles that can be used', async () => {
    const [file = ''] = blocksOf(text, 'yaml');
    const cwd = mkdtempSync(join(tmpdir(), 'profiles-'));
    writeFileSync(join(cwd, 'gatehouse.config.yaml'), file);
    const { stdout } = await gatehouseHere(['login', '--profile', 'demo', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'signed-in' });
    const { stderr } = await gatehouseHere(['login', '--profile', 'nowhere'], { cwd });
    expect(stderr).toContain('staging');
    rmSync(cwd, { recursive: true });
  });

  it('shows every field of --json', async () => {
    const [shown = ''] = blocksOf(text, 'jsonc');
    const told = JSON.parse(shown.replaceAll(/ \/\/ .*$/gm, ''));
    const line = ['login', '--sandbox', '--json'];
    const reached = JSON.parse((await gatehouseHere([...line, '--follow'])).stdout);
    const refused = JSON.parse((await gatehouseHere([...line, '--persona', 'locked'])).stdout);
    const fieldsOf = (each: Record<string, object | null>, ...names: string[]) => [
      ...Object.keys(each),
      ...names.flatMap((name) => Object.keys(each[name] ?? {})),
    ];
    const known = fieldsOf(told, 'destination', 'followed', 'error');
    expect(known).toEqual(expect.arrayContaining(fieldsOf(reached, 'destination', 'followed')));
    expect(known).toEqual(expect.arrayContaining(fieldsOf(refused, 'error')));
  });
});

describe('the way into a CI', () => {
  let cwd = '';
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'way-'));
  });
  afterEach(() => rmSync(cwd, { recursive: true }));

  it('is as the README says', async () => {
    const [, section = ''] = textOf('README.md').split('## Test logins in your own project');
    const [init = [], run = []] = linesOf(section);
    expect(init[0]).toBe('init');
    expect(await gatehouseHere(init, { cwd })).toMatchObject({ code: 0 });
    const { stdout } = await gatehouseHere(run, { cwd });
    const [, shown = ''] = /```text\n(\d+ passed) in .*\n```/.exec(section) ?? [];
    expect(stdout).toContain(`\n${shown} in `);
    expect(readFileSync(join(cwd, 'logins.xml'), 'utf8')).toContain('failures="0"');
  });

  it('goes on to a site as its guide says', async () => {
    for (const block of blocksOf(textOf('docs/guides/ci.md'), 'yaml')) {
      const [, path] = /^# (\S+)\n/.exec(block) ?? [];
      if (path === undefined) continue;
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), block);
    }
    // The guide's site does not exist. Its other profile is the built-in platform.
    const line = ['run', 'logins/staging.yaml', '--profile', 'test'];
    const { stdout, stderr } = await gatehouseHere(line, { cwd, env: { ANNA_PASSWORD: 'Copper-Kite1' } });
    expect(stdout + stderr).toContain('2 passed');
    // The failure that the guide shows.
    const [, shown = ''] = /```text\n(FAILED[^`]*)```/.exec(textOf('docs/guides/ci.md')) ?? [];
    const failed = await gatehouseHere(line, { cwd, env: { ANNA_PASSWORD: 'Wrong-4711' } });
    const timeless = (text: string) => text.replaceAll(/ [\d.]+ m?s\n/g, ' TIME\n');
    expect(timeless(failed.stdout)).toContain(timeless(shown));
    expect(failed.code).toBe(1);
  });
});
