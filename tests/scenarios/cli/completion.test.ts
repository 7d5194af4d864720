import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';
import { COMMAND_LINE } from './gatehouse-process.ts';

// A shell starts the command for every line.
const PATIENCE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'login.yaml'), '');
writeFileSync(join(folder, 'login two.yaml'), '');
mkdirSync(join(folder, 'logins'));
// The scripts ask the command that is typed.
const command = [process.execPath, ...COMMAND_LINE].map((word) => `'${word}'`).join(' ');
mkdirSync(join(folder, 'bin'));
writeFileSync(join(folder, 'bin/gatehouse'), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });

const ANSWERS = {
  'gatehouse lo': ['load', 'login'],
  'gatehouse redirect ': ['build', 'check', 'explain'],
  'gatehouse redirect build --two-f': ['--two-factor'],
  'gatehouse redirect build --two-factor m': ['mandatory'],
  'gatehouse login --brand k': ['kq'],
  'gatehouse login --user ': [],
  'gatehouse login --sandbox --generate': ['--generate-password'],
  'gatehouse login --password-file lo': ['login two.yaml', 'login.yaml', 'logins'],
  'gatehouse report merge --rep': ['--report'],
  'gatehouse completion z': ['zsh'],
  'gatehouse run lo': ['login two.yaml', 'login.yaml', 'logins'],
  'gatehouse run --pictures lo': ['logins'],
} as const satisfies Record<string, readonly string[]>;

const isHere = (shell: string): boolean => spawnSync(shell, ['-c', ':']).error === undefined;

/** What a shell offers after each of the command lines. */
async function ask(shell: string): Promise<Record<string, string[]>> {
  const script = join(folder, `gatehouse.${shell}`);
  writeFileSync(script, (await gatehouseHere(['completion', shell])).stdout);
  const asking = fileURLToPath(new URL(`completion/ask.${shell}`, import.meta.url));
  const lines = Object.keys(ANSWERS);
  const input = `${lines.join('\n')}\n`;
  const said = execFileSync(shell, [asking, script], {
    cwd: folder,
    input,
    encoding: 'utf8',
    timeout: PATIENCE,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  const answers = said.split('==\n').map((answer) => {
    // Zsh escapes blanks itself, and fish ends a folder with a slash.
    const offers = answer.split('\n').map((offer) => offer.replaceAll('\\', '').replace(/\/$/, ''));
    return [...new Set(offers.filter((offer) => offer !== ''))].toSorted();
  });
  return Object.fromEntries(lines.map((line, at) => [line, answers[at] ?? []]));
}

describe('the script of gatehouse completion', () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const notice = isHere(shell) ? '' : ' (skipped: it is not installed here)';
    it.skipIf(notice !== '')(
      `completes commands, flags, values and paths in ${shell}${notice}`,
      { timeout: PATIENCE },
      async () => {
        expect(await ask(shell)).toEqual(ANSWERS);
      },
    );
  }
});
