// Lines of the documentation for programs that are not ours.
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, tool } from '../../../scripts/lib/command.ts';
import { blocksOf, linesOf } from '../../architecture/blocks.ts';
import { readPages } from '../../architecture/documents.ts';

const lines = readPages(root)
  .flatMap(blocksOf)
  .filter(({ language }) => language === 'sh')
  .flatMap((block) => linesOf(block).map((line) => ({ page: block.page, line })));
const linesWith = (start: RegExp) => lines.filter(({ line }) => start.test(line));

const forGit = linesWith(/^git (?:add|commit|push|tag) /);
const pagesForGit = [...new Set(forGit.map(({ page }) => page))];
const forPlaywright = linesWith(/^npx playwright install /);

const WHO = { NAME: 'Reader', EMAIL: 'reader@example.com' };
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(WHO).map(([what, value]) => [`GIT_${role}_${what}`, value]),
    ),
  ),
};

it.each(pagesForGit)('the lines for git in %s leave nothing uncommitted, and push what they name', (page) => {
  const found = forGit.filter((each) => each.page === page).map(({ line }) => line);
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-git-'));
  const cwd = join(folder, 'project');
  mkdirSync(cwd);
  const run = (line: string) => execSync(line, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  const has = (start: string) => found.some((line) => line.startsWith(start));
  try {
    run('git init --quiet --bare ../origin');
    run('git init --quiet && git remote add origin ../origin');
    writeFileSync(join(cwd, 'package.json'), '{}');
    if (!has('git commit ')) run('git add --all && git commit --quiet --message "Before the lines"');
    for (const line of found) run(line);
    expect(run('git status --porcelain')).toBe('');
    expect(run('git ls-remote --tags origin') !== '').toBe(has('git push '));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(forPlaywright)('$line in $page names what Playwright installs', ({ line }) => {
  const playwright = (...args: readonly string[]) =>
    execFileSync(process.execPath, [tool('playwright'), ...args], { encoding: 'utf8' });
  const [, , ...words] = line.split(' ');
  const flags = words.filter((word) => word.startsWith('--'));
  const help = flags.length > 0 ? playwright('install', '--help') : '';
  expect(flags.filter((flag) => !help.includes(` ${flag} `))).toEqual([]);
  // Without the flags: `--with-deps` fails on a machine that lacks a system package.
  const named = words.filter((word) => !flags.includes(word));
  expect(playwright(...named, '--dry-run')).toContain('playwright chromium');
});
