import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tryServer } from './try-server.ts';

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A folder with a program called nginx, which writes a text to standard error. */
const withNginx = (says: string, code: number) => {
  const folder = emptyFolder();
  const file = join(folder, 'nginx');
  writeFileSync(file, `#!/bin/sh\necho '${says}' >&2\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return folder;
};

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('a trial of the files by the server of this machine', () => {
  it('is left out without that server, and nothing keeps the command from ending', async () => {
    const before = timers();
    expect(await tryServer('nginx', emptyFolder(), { PATH: emptyFolder() })).toEqual({ kind: 'untried' });
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('accepts files that the server accepts', async () => {
    expect(await tryServer('nginx', emptyFolder(), { PATH: withNginx('fine', 0) })).toEqual({
      kind: 'accepted',
    });
  });

  it('says what the server has against the files, and what to do', async () => {
    const PATH = withNginx('nginx: [emerg] unknown directive "brotli_static" in /x/nginx.conf:7', 1);
    expect(await tryServer('nginx', emptyFolder(), { PATH })).toMatchObject({
      kind: 'refused',
      problem: 'This nginx has no module for brotli.',
      lacksModule: true,
    });
  });
});
