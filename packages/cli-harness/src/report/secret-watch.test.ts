import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captureIo } from '../testing/capture-io.ts';
import { watchSecrets } from './secret-watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

function watch() {
  const captured = captureIo({ cwd: folder });
  const watched = watchSecrets(captured.io);
  watched.secrets.vault.add('Copper-Kite1', 'password');
  return { ...captured, ...watched };
}

describe('the watch over secrets', () => {
  it('leaves the exit code alone when nothing holds a secret', async () => {
    const { io, conclude, stdout } = watch();
    io.stdout.write('copper kite\n');
    expect(await conclude(1)).toBe(1);
    expect(stdout()).toBe('copper kite\n');
  });

  it.each(['stdout', 'stderr'] as const)(
    'ends with 6 after a secret on %s, and does not repeat it',
    async (name) => {
      const { io, conclude, stderr } = watch();
      io[name].write('a Copper-Kite1 b');
      const before = stderr();
      expect(await conclude(0)).toBe(6);
      expect(stderr().slice(before.length)).toMatch(/^Standard (output|error) of this run holds a password /);
      expect(stderr().slice(before.length)).not.toContain('Copper');
    },
  );

  it('finds a secret that was written in pieces, within a character', async () => {
    const { io, secrets, conclude } = watch();
    secrets.vault.add('Größe-1234', 'session');
    const bytes = Buffer.from('a Größe-1234');
    io.stdout.write(bytes.subarray(0, 5));
    io.stdout.write(bytes.subarray(5));
    expect(await conclude(0)).toBe(6);
  });

  it('finds a secret that became known only later', async () => {
    const { io, secrets, conclude } = watch();
    io.stdout.write('93be-11af');
    secrets.vault.add('93be-11af', 'session');
    expect(await conclude(0)).toBe(6);
  });

  it('finds a secret in an output that is too long to keep', async () => {
    const { io, conclude } = watch();
    io.stdout.write('Copper-Kite1');
    for (let count = 0; count < 3; count += 1) io.stdout.write('x'.repeat(600_000));
    expect(await conclude(0)).toBe(6);
  });

  it('finds a secret that was used before thousands of others', async () => {
    const { io, secrets, conclude } = watch();
    secrets.vault.add('93be-11af', 'session');
    io.stdout.write('93be-11af');
    for (let at = 0; at < 5_000; at += 1) secrets.vault.add(`other-${at}-${at * 7919}`, 'session');
    expect(await conclude(0)).toBe(6);
  });

  it('names the file that holds a secret', async () => {
    const { secrets, conclude, stderr } = watch();
    writeFileSync(join(folder, 'out.html'), 'Copper&#45;Kite1');
    secrets.wrote('out.html');
    expect(await conclude(0)).toBe(6);
    expect(stderr()).toContain('The file out.html of this run holds a password');
  });

  it('allows on standard output what the user has asked for, and nowhere else', async () => {
    const asked = watch();
    asked.secrets.permit('Copper-Kite1');
    asked.io.stdout.write('Copper-Kite1\n');
    expect(await asked.conclude(0)).toBe(0);
    asked.io.stderr.write('Copper-Kite1\n');
    expect(await asked.conclude(0)).toBe(6);
  });

  it('passes on everything else that an output can do', () => {
    const { io } = watch();
    expect(io.stdout.writable).toBe(true);
    expect(io.stdout.on('error', () => {})).toBeDefined();
    expect(io.stderr.columns).toBeUndefined();
  });
});
