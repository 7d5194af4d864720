import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Example } from './snapshots/example.ts';
import { EXAMPLES } from './snapshots/examples.ts';
import { inShell, installIn, type Spoken } from './snapshots/in-a-shell.ts';
import { type ServedSandbox, serveSandbox } from './snapshots/served-sandbox.ts';
import { steady } from './snapshots/steady.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const COMMAND = fileAt('../../../packages/cli-harness/bin/gatehouse.js');
const SNAPSHOTS = fileAt('snapshots');
const FILES = fileAt('snapshots/files');
const isBuilt = existsSync(fileAt('../../../packages/cli-harness/dist/main.js'));

const root = mkdtempSync(join(tmpdir(), 'gatehouse-snapshots-'));
const bin = installIn(join(root, 'bin'), COMMAND);
let sandbox: ServedSandbox;
beforeAll(async () => {
  sandbox = await serveSandbox(COMMAND);
}, 20_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(root, { recursive: true });
});

/** A folder with the files that the examples of a command name. */
function folderFor(name: string): string {
  const folder = join(root, name.replace(' ', '-'));
  cpSync(FILES, folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    writeFileSync(path, sandbox.real(readFileSync(path, 'utf8')));
  }
  return folder;
}

function show(title: string, line: string, { code, stdout, stderr }: Spoken, cwd: string): string {
  const part = (name: string, text: string) => (text === '' ? '' : `--- ${name}\n${text}\n`);
  const text = `${part('standard output', stdout)}${part('standard error', stderr)}`;
  return `=== ${title}\n$ ${line}\n--- exit ${code}\n${steady(sandbox.usual(text.replaceAll(cwd, '<folder>')))}`;
}

// Each test starts up to nine processes.
const PATIENCE = 120_000;

const CODES = { success: /^0$/, mistake: /^2$/, failure: /^[1-9]/ } satisfies Record<Example['kind'], RegExp>;

describe.skipIf(!isBuilt)('what a user reads', () => {
  it('is shown for every command: a success, a typical mistake and a failure', async () => {
    const { stdout } = await inShell('gatehouse --help', { cwd: root, bin });
    const [, list = ''] = /Commands:\n(.*?)\n\n/s.exec(stdout) ?? [];
    const names = [...list.matchAll(/^ {2}(\S+(?: \S+)?) {2}/gm)].map(([, name]) => name);
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(names.toSorted());
    for (const examples of Object.values(EXAMPLES))
      expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['success', 'mistake', 'failure']));
    const files = readdirSync(SNAPSHOTS).filter((file) => file.endsWith('.txt'));
    expect(files.toSorted()).toEqual(names.map((name) => `${name?.replace(' ', '-')}.txt`).toSorted());
  });

  // Renewed by: npm test -- snapshots -u
  const all = Object.entries(EXAMPLES);
  it.concurrent.for(all)('of %s is as it was', { timeout: PATIENCE }, async ([name, examples], context) => {
    const cwd = folderFor(name);
    const line = `gatehouse ${name} --help`;
    const parts = [show('help', line, await inShell(line, { cwd, bin }), cwd)];
    for (const { kind, line, ...how } of examples) {
      const spoken = await inShell(sandbox.real(line), { cwd, bin, ...how });
      const shown = show(kind, line, spoken, cwd);
      context.expect(String(spoken.code), shown).toMatch(CODES[kind]);
      parts.push(shown);
    }
    const file = join(SNAPSHOTS, `${name.replace(' ', '-')}.txt`);
    await context.expect(parts.join('\n')).toMatchFileSnapshot(file);
  });
});
